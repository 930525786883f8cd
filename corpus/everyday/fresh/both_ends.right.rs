pub fn both_ends(values: &[i32]) -> (i32, i32) {
    let mut low = i32::MAX;
    let mut high = i32::MIN;
    for i in 0..values.len() {
        if values[i] < low {
            low = values[i];
        }
        if values[i] > high {
            high = values[i];
        }
    }
    (low, high)
}
