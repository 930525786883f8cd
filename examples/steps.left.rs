// claim: steps
// truth: equivalent
// why:   nobody knows whether this always ends, but both versions end on the same numbers
pub fn steps(mut n: u64) -> u32 {
    let mut count: u32 = 0;
    while n > 1 {
        n = if n % 2 == 0 { n / 2 } else { n.wrapping_mul(3).wrapping_add(1) };
        count = count.wrapping_add(1);
    }
    count
}
