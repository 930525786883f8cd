pub fn spent(n: u32) -> u32 {
    n.wrapping_mul(3)
}
