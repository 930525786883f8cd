pub fn mix(x: u32, key: u32) -> u32 {
    x.wrapping_mul(key | 1)
}
