pub fn swap_bytes(x: u32) -> u32 {
    let x = (x >> 16) | (x << 16);
    ((x & 0x00ff_00ff) << 8) | ((x >> 8) & 0x00ff_00ff)
}
