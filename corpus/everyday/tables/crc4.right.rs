const TABLE: [u8; 16] = [
    0x00, 0x07, 0x0e, 0x09, 0x1c, 0x1b, 0x12, 0x15, 0x38, 0x3f, 0x36, 0x31, 0x24, 0x23, 0x2a, 0x2d,
];

pub fn crc(data: &[u8]) -> u8 {
    let mut c = 0u8;
    for byte in data {
        c ^= byte;
        c = (c << 4) ^ TABLE[usize::from(c >> 4)];
        c = (c << 4) ^ TABLE[usize::from(c >> 4)];
    }
    c
}
