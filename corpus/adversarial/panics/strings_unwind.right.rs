pub fn is_number(text: &str) -> bool {
    text.len() == 1 && text.as_bytes()[0].is_ascii_digit()
}
