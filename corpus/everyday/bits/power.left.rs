// claim: power
// truth: equivalent
// why:   squaring from the lowest bit of the exponent, tail-recursive and as a loop
fn step(base: u32, exponent: u32, result: u32) -> u32 {
    if exponent == 0 {
        return result;
    }
    let result = if exponent % 2 == 1 { result.wrapping_mul(base) } else { result };
    step(base.wrapping_mul(base), exponent / 2, result)
}

pub fn power(base: u32, exponent: u32) -> u32 {
    step(base, exponent, 1)
}
