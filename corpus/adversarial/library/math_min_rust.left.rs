// claim:  lower
// truth:  different
// why:    min ignores a NaN
pub fn lower(a: f64, b: f64) -> f64 {
    a.min(b)
}
