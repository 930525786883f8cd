pub fn power(mut base: u32, mut exponent: u32) -> u32 {
    let mut result = 1u32;
    while exponent > 0 {
        if exponent & 1 != 0 {
            result = result.wrapping_mul(base);
        }
        base = base.wrapping_mul(base);
        exponent >>= 1;
    }
    result
}
