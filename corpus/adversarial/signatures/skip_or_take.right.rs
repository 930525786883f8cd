pub fn some(values: &[i32], count: usize) -> impl Iterator<Item = &i32> {
    values.iter().take(count)
}
