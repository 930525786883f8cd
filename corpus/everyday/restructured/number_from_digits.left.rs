// claim:  number
// truth:  equivalent
// today:  unknown
// why:    digits of any base, from the highest by Horner or from the lowest with a place value
pub fn number(digits: &[u8], base: u32) -> u32 {
    let mut value = 0u32;
    for d in digits {
        value = value.wrapping_mul(base).wrapping_add(*d as u32);
    }
    value
}
