// claim: first --secret key
// truth: different
// why:   the first byte of the secret is the result
pub fn first(key: &[u8]) -> u8 {
    if key.is_empty() { 0 } else { key[0] }
}
