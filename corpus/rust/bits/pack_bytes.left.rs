// claim: pack
// truth: equivalent
// why:   fields put together with shifts and with bytes
pub fn pack(r: u8, g: u8, b: u8, a: u8) -> u32 {
    (u32::from(a) << 24) | (u32::from(r) << 16) | (u32::from(g) << 8) | u32::from(b)
}
