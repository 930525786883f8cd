// claim: dot
// truth: equivalent
// why:   two zipped iterators against indices up to the shorter length
pub fn dot(a: &[i32], b: &[i32]) -> i64 {
    a.iter().zip(b).map(|(x, y)| i64::from(*x) * i64::from(*y)).fold(0, i64::wrapping_add)
}
