// claim:  number
// truth:  different
// why:    the place value is not raised after some digits
pub fn number(digits: &[u8], base: u32) -> u32 {
    let mut value = 0u32;
    for d in digits {
        value = value.wrapping_mul(base).wrapping_add(*d as u32);
    }
    value
}
