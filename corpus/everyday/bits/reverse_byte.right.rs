pub fn reverse_bits(b: u8) -> u8 {
    let b = (b >> 4) | (b << 4);
    let b = ((b & 0xcc) >> 2) | ((b & 0x33) << 2);
    ((b & 0xaa) >> 1) | ((b & 0x55) << 1)
}
