pub fn sum_positive(values: &[i32]) -> i64 {
    let mut total = 0i64;
    for &value in values {
        if value > 0 {
            total += value as i64;
        }
    }
    total
}
