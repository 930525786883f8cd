// claim:  energy
// truth:  equivalent
// why:    a chain of iterators, or a loop
pub fn energy(v: &[u32]) -> u32 {
    let mut sum = 0u32;
    for &x in v {
        if x % 3 == 0 {
            sum = sum.wrapping_add(x.wrapping_mul(x));
        }
    }
    sum
}
