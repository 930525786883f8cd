pub fn parse(s: &[u8]) -> i32 {
    if s.is_empty() {
        return -1;
    }
    let mut value = 0;
    for byte in s {
        if !byte.is_ascii_digit() {
            return -1;
        }
        value = 10 * value + i32::from(byte - b'0');
        if value > 1_000_000 {
            return -1;
        }
    }
    value
}
