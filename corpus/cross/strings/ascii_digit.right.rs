pub fn digit_value(c: u8) -> i32 {
    match c {
        b'0'..=b'9' => i32::from(c - b'0'),
        b'a'..=b'f' => i32::from(c - b'a') + 10,
        b'A'..=b'F' => i32::from(c - b'A') + 10,
        _ => -1,
    }
}
