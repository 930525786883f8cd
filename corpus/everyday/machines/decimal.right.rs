pub fn decimal(s: &[u8]) -> u32 {
    let mut value = 0u32;
    let mut i = 0;
    while i < s.len() && s[i].is_ascii_digit() {
        value = value.wrapping_mul(10).wrapping_add((s[i] & 15) as u32);
        i += 1;
    }
    value
}
