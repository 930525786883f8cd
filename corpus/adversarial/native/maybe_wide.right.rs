pub fn checked(a: i16, b: i16) -> Option<i16> {
    Some(a.wrapping_mul(b))
}
