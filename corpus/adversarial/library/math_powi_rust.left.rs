// claim:  fifth
// truth:  different
// today:  unknown
// why:    powi multiplies in another order than a loop does
pub fn fifth(x: f64) -> f64 {
    x.powi(5)
}
