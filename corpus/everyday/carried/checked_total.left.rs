// claim:  total
// truth:  equivalent
// today:  unknown
// why:    an early return becomes try_fold
pub fn total(prices: &[u32], taxes: &[u32]) -> Result<u32, u32> {
    fn sum(values: &[u32]) -> Result<u32, u32> {
        let mut sum = 0u32;
        for &value in values {
            match sum.checked_add(value) {
                Some(next) => sum = next,
                None => return Err(value),
            }
        }
        Ok(sum)
    }
    let prices = sum(prices)?;
    let taxes = sum(taxes)?;
    Ok(prices ^ taxes)
}
