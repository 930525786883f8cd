pub fn nibble(c: u8) -> u32 {
    if c.is_ascii_digit() {
        u32::from(c - b'0')
    } else if c.is_ascii_lowercase() {
        u32::from(c - b'a') + 10
    } else {
        255
    }
}
