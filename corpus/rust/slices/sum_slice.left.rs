// claim: total
// truth: equivalent
// why:   an iterator's sum against a loop over indices with bounds checks
pub fn total(v: &[i32]) -> i64 {
    v.iter().map(|x| i64::from(*x)).sum()
}
