// claim: value
// truth: equivalent
// why:   Horner backwards by index against a fold over the reversed slice
pub fn value(coefficients: &[u32], x: u32) -> u32 {
    let mut result = 0u32;
    let mut i = coefficients.len();
    while i > 0 {
        i -= 1;
        result = result.wrapping_mul(x).wrapping_add(coefficients[i]);
    }
    result
}
