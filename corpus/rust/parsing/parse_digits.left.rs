// claim: parse
// truth: equivalent
// why:   a Result with an error code against an Option turned into one
pub fn parse(text: &[u8]) -> Result<u32, u8> {
    let mut value = 0u32;
    for byte in text {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            _ => return Err(1),
        };
        value = match value.checked_mul(10).and_then(|value| value.checked_add(u32::from(digit))) {
            Some(value) => value,
            None => return Err(2),
        };
    }
    Ok(value)
}
