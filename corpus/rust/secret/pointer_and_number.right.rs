pub fn second(key: (&u8, usize), x: usize) -> usize {
    x & key.1
}
