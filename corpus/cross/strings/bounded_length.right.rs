pub fn bounded_length(text: &[u8]) -> usize {
    text.iter().position(|byte| *byte == 0).unwrap_or(text.len())
}
