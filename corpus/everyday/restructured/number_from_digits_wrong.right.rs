pub fn number(digits: &[u8], base: u32) -> u32 {
    let mut value = 0u32;
    let mut place = 1u32;
    let mut i = digits.len();
    while i > 0 {
        i -= 1;
        value = value.wrapping_add((digits[i] as u32).wrapping_mul(place));
        if i % 8 != 7 {
            place = place.wrapping_mul(base);
        }
    }
    value
}
