pub fn escaped_length(text: &[u8]) -> usize {
    let mut total = 0usize;
    for byte in text {
        total = total.wrapping_add(if matches!(byte, b'"' | b'\\') { 2 } else { 1 });
    }
    total
}
