pub fn xor_all(a: &[u32]) -> u32 {
    a.iter().fold(0, |x, y| x ^ y)
}
