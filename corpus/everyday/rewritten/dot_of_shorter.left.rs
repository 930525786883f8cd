// claim:  dot
// truth:  equivalent
// why:    two slices zipped, or indexed up to the shorter one
pub fn dot(a: &[i64], b: &[i64]) -> i64 {
    let n = a.len().min(b.len());
    let mut sum = 0i64;
    for i in 0..n {
        sum = sum.wrapping_add(a[i].wrapping_mul(b[i]));
    }
    sum
}
