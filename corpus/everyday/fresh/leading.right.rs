pub fn leading(text: &[u8]) -> usize {
    let mut at = 0;
    while at < text.len() && matches!(text[at], b' ' | b'\t') {
        at += 1;
    }
    at
}
