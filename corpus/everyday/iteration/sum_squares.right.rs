pub fn sum_squares(values: &[u32]) -> u64 {
    values
        .iter()
        .map(|&value| value as u64)
        .map(|value| value * value)
        .fold(0, |total, square| total.wrapping_add(square))
}
