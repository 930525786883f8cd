// claim: first
// truth: different
// why:   an empty slice has a default in one version and panics in the other
pub fn first(v: &[i32]) -> i32 {
    v.first().copied().unwrap_or(0)
}
