pub fn first(key: &[u8]) -> u8 {
    if key.is_empty() { 0 } else { key[0] }
}
