// claim:  area
// truth:  equivalent
// why:    a match on each result becomes a question mark
fn side(text: &[u8]) -> Result<u32, u8> {
    let mut value = 0u32;
    for &b in text {
        if !b.is_ascii_digit() {
            return Err(b);
        }
        value = value.wrapping_mul(10).wrapping_add((b - b'0') as u32);
    }
    Ok(value)
}
pub fn area(width: &[u8], height: &[u8]) -> Result<u32, u8> {
    let w = match side(width) {
        Ok(w) => w,
        Err(e) => return Err(e),
    };
    let h = match side(height) {
        Ok(h) => h,
        Err(e) => return Err(e),
    };
    Ok(w.wrapping_mul(h))
}
