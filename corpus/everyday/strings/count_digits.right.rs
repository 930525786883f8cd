pub fn count_digits(s: &[u8]) -> usize {
    let mut digits = 0;
    for c in s {
        if c.wrapping_sub(b'0') < 10 {
            digits += 1;
        }
    }
    digits
}
