// claim: scale
// truth: equivalent
// why:   the question mark against nested matches
pub fn scale(value: i32, factor: i32, divisor: i32) -> Option<i32> {
    let product = value.checked_mul(factor)?;
    let quotient = product.checked_div(divisor)?;
    quotient.checked_sub(1)
}
