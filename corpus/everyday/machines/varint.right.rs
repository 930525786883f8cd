pub fn varint(bytes: &[u8]) -> u32 {
    let mut value = 0u32;
    let mut i = 0;
    while i < bytes.len() && i < 4 {
        let byte = bytes[i];
        value |= u32::from(byte & 0x7f) << (7 * i);
        if byte < 0x80 {
            return value;
        }
        i += 1;
    }
    value
}
