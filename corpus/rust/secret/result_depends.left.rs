// claim: mix --secret key
// truth: different
// why:   the same file twice, and the result depends on the key
pub fn mix(x: u32, key: u32) -> u32 {
    x.wrapping_mul(key | 1)
}
