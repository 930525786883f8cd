pub fn spaces(text: &str) -> usize {
    let mut n = 0;
    for c in text.bytes() { if c == b' ' { n += 1; } }
    n
}
