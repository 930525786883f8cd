// claim: swap_bytes
// truth: equivalent
// why:   byte by byte in a loop against masks and shifts
pub fn swap_bytes(x: u32) -> u32 {
    let mut y = 0;
    for i in 0..4 {
        y = (y << 8) | ((x >> (8 * i)) & 0xff);
    }
    y
}
