pub fn dot(a: &[i64], b: &[i64]) -> i64 {
    a.iter().zip(b).fold(0i64, |sum, (x, y)| x.wrapping_mul(*y).wrapping_add(sum))
}
