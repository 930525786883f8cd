pub fn half(n: u32) -> u32 {
    n / 2
}
