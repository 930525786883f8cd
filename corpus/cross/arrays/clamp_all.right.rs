pub fn clamp_all(values: &mut [i32], low: i32, high: i32) {
    for value in values {
        *value = (*value).clamp(low, high);
    }
}
