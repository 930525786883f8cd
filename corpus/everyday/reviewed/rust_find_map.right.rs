pub fn first_even_square(values: &[u32]) -> Option<u32> {
    values.iter().copied().find(|v| v & 1 == 0).map(|v| v.wrapping_mul(v))
}
