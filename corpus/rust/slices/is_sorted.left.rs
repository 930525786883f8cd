// claim: is_sorted
// truth: equivalent
// time:  90s
// why:   windows of two against neighbours by index
pub fn is_sorted(v: &[i32]) -> bool {
    v.windows(2).all(|w| w[0] <= w[1])
}
