pub fn is_identifier(name: &[u8]) -> bool {
    let starts_badly = name.first().is_some_and(u8::is_ascii_digit);
    !starts_badly && name.iter().all(|c| c.is_ascii_alphanumeric() || *c == b'_')
}
