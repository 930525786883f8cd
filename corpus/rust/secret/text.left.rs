// claim: first --secret name
// truth: different
// why:   a byte of a secret text is the result
pub fn first(name: &str) -> u8 {
    if name.len() > 3 { name.as_bytes()[2] } else { 0 }
}
