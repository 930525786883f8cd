pub fn even_places(values: &[i32]) -> i32 {
    values
        .iter()
        .enumerate()
        .filter(|(at, _)| at % 2 == 0)
        .fold(0i32, |sum, (_, &value)| sum.wrapping_add(value))
}
