// claim:  count_even
// truth:  equivalent
// why:    the length of a vector that grows against a counter; its capacity needs a bound of its own
pub fn count_even(n: u32) -> usize {
    let mut v = Vec::new();
    for i in 0..n {
        if i % 2 == 0 { v.push(i); }
    }
    v.len()
}
