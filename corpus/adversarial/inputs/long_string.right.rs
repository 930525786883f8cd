pub fn half(s: &String) -> usize {
    s.len()
}
