// claim:  spent
// truth:  equivalent
// time:  60s
// why:    one side alone goes round, and its counter falls to zero
pub fn spent(mut n: u32) -> u32 {
    let mut c = 0u32;
    while n > 0 {
        n -= 1;
        c = c.wrapping_add(3);
    }
    c
}
