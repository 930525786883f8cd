// claim:  is_identifier
// truth:  different
// why:    of nothing all characters are right
pub fn is_identifier(name: &[u8]) -> bool {
    match name.first() {
        None => false,
        Some(first) => !first.is_ascii_digit() && name.iter().all(|c| c.is_ascii_alphanumeric() || *c == b'_'),
    }
}
