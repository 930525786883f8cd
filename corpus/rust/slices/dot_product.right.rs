pub fn dot(a: &[i32], b: &[i32]) -> i64 {
    let n = if a.len() < b.len() { a.len() } else { b.len() };
    let mut sum = 0i64;
    for i in 0..n {
        sum = sum.wrapping_add(a[i] as i64 * b[i] as i64);
    }
    sum
}
