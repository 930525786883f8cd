// claim: count_even
// truth: equivalent
// why:   filter and count against a counter
pub fn count_even(v: &[u32]) -> usize {
    v.iter().filter(|x| *x % 2 == 0).count()
}
