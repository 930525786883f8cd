pub fn value(coefficients: &[u32], x: u32) -> u32 {
    coefficients
        .iter()
        .rev()
        .fold(0, |result, &c| c.wrapping_add(result.wrapping_mul(x)))
}
