// claim:  spaces
// truth:  equivalent
// why:    the length of a string that grows against a counter
pub fn spaces(text: &str) -> usize {
    let mut s = String::new();
    for c in text.bytes() { if c == b' ' { s.push('x'); } }
    s.len()
}
