pub fn scale(values: &mut [i32], factor: &i32) {
    let by = *factor;
    for value in values.iter_mut() {
        *value = value.wrapping_mul(by);
    }
}
