pub fn positives(values: &[i32]) -> usize {
    values.iter().filter(|value| **value > 0).count()
}
