// claim: lowest
// truth: equivalent
// why:   the first round peeled off against a flag
pub fn lowest(a: &[i64], or: i64) -> i64 {
    if a.is_empty() {
        return or;
    }
    let mut low = a[0];
    for i in 1..a.len() {
        if a[i] < low {
            low = a[i];
        }
    }
    low
}
