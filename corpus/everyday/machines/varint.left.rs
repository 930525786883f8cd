// claim: varint
// truth: equivalent
// why:   seven bits a byte, by iterator and by index
pub fn varint(bytes: &[u8]) -> u32 {
    let mut value = 0u32;
    let mut shift = 0;
    for byte in bytes {
        if shift >= 28 {
            break;
        }
        value |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            break;
        }
        shift += 7;
    }
    value
}
