pub fn second(key: (u32, u64), x: u64) -> u64 {
    x & key.1
}
