pub fn next_power(x: u16) -> u16 {
    if x == 0 {
        return 1;
    }
    let mut v = x as u32 - 1;
    v |= v >> 1;
    v |= v >> 2;
    v |= v >> 4;
    v |= v >> 8;
    (v + 1) as u16
}
