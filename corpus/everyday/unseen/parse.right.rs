#[no_mangle]
pub fn parse(s: &[u8]) -> i64 {
    if s.is_empty() {
        return -1;
    }
    let mut value: u32 = 0;
    for &b in s {
        if !b.is_ascii_digit() {
            return -1;
        }
        let digit = u32::from(b - b'0');
        value = match value.checked_mul(10).and_then(|v| v.checked_add(digit)) {
            Some(v) => v,
            None => return -1,
        };
    }
    i64::from(value)
}
