pub fn scale(value: i32, factor: i32, divisor: i32) -> Option<i32> {
    match value.checked_mul(factor) {
        None => None,
        Some(product) => {
            if divisor == 0 || (product == i32::MIN && divisor == -1) {
                return None;
            }
            let quotient = product / divisor;
            if quotient == i32::MIN { None } else { Some(quotient - 1) }
        }
    }
}
