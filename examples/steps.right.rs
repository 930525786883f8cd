pub fn steps(start: u64) -> u32 {
    let mut count: u32 = 0;
    let mut n = start;
    while n > 1 {
        if n & 1 == 0 {
            n >>= 1;
        } else {
            n = n.wrapping_mul(3).wrapping_add(1);
        }
        count = count.wrapping_add(1);
    }
    count
}
