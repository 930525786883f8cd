// claim:  total
// truth:  different
// why:    the error carries the sum so far and not the value that did not fit
pub fn total(values: &[u32]) -> Result<u32, u32> {
    let mut sum = 0u32;
    for &value in values {
        match sum.checked_add(value) {
            Some(next) => sum = next,
            None => return Err(value),
        }
    }
    Ok(sum)
}
