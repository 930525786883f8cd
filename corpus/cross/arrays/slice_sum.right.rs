pub fn slice_sum(values: &[i32]) -> i64 {
    let mut total = 0i64;
    let mut i = 0;
    while i < values.len() {
        total = total.wrapping_add(i64::from(values[i]));
        i += 1;
    }
    total
}
