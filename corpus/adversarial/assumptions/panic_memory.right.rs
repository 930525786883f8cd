pub fn cleared(total: &mut i32, values: &[i32]) -> i32 {
    let first = values[0];
    *total = 0;
    first
}
