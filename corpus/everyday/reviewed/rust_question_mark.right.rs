fn side(text: &[u8]) -> Result<u32, u8> {
    text.iter().try_fold(0u32, |value, &b| match b {
        b'0'..=b'9' => Ok(value.wrapping_mul(10).wrapping_add(u32::from(b - b'0'))),
        other => Err(other),
    })
}
pub fn area(width: &[u8], height: &[u8]) -> Result<u32, u8> {
    let w = side(width)?;
    let h = side(height)?;
    Ok(w.wrapping_mul(h))
}
