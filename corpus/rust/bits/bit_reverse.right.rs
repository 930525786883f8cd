pub fn reverse(x: u32) -> u32 {
    let x = (x >> 1 & 0x5555_5555) | (x & 0x5555_5555) << 1;
    let x = (x >> 2 & 0x3333_3333) | (x & 0x3333_3333) << 2;
    let x = (x >> 4 & 0x0f0f_0f0f) | (x & 0x0f0f_0f0f) << 4;
    let x = (x >> 8 & 0x00ff_00ff) | (x & 0x00ff_00ff) << 8;
    x >> 16 | x << 16
}
