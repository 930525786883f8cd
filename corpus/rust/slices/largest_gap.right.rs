pub fn largest_gap(values: &[i16]) -> i32 {
    let mut largest = 0;
    for i in 1..values.len() {
        largest = largest.max(i32::from(values[i]) - i32::from(values[i - 1]));
    }
    largest
}
