pub fn parse(text: &[u8]) -> Result<u32, u8> {
    let mut value = 0u32;
    let mut i = 0;
    while i < text.len() {
        let digit = text[i].wrapping_sub(b'0');
        if digit > 9 {
            return Err(1);
        }
        let wide = u64::from(value) * 10 + u64::from(digit);
        if wide > u64::from(u32::MAX) {
            return Err(2);
        }
        value = wide as u32;
        i += 1;
    }
    Ok(value)
}
