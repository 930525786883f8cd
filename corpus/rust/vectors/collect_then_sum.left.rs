// claim:  sum_positive
// truth:  equivalent
// today:  unknown
// why:    collected first and added up then, against at once: the sum of the vector so far is the sum
pub fn sum_positive(values: &[i32]) -> i64 {
    let mut kept: Vec<i32> = Vec::new();
    for &value in values {
        if value > 0 {
            kept.push(value);
        }
    }
    let mut total = 0i64;
    for value in &kept {
        total += *value as i64;
    }
    total
}
