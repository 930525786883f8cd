pub fn digits(n: u16) -> u32 {
    const LIMITS: [u16; 4] = [9, 99, 999, 9999];
    let mut count = 1;
    for limit in LIMITS {
        if n > limit {
            count += 1;
        }
    }
    count
}
