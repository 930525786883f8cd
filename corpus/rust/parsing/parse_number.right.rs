pub fn parse(text: &[u8]) -> Option<u32> {
    if text.len() == 0 {
        return None;
    }
    text.iter().try_fold(0u32, |value, byte| match byte {
        b'0'..=b'9' => value.checked_mul(10)?.checked_add((byte - b'0') as u32),
        _ => None,
    })
}
