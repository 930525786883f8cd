pub fn total(v: &[i32]) -> i64 {
    let mut sum = 0i64;
    for i in 0..v.len() {
        sum += v[i] as i64;
    }
    sum
}
