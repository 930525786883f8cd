pub fn total(prices: &[u32], taxes: &[u32]) -> Result<u32, u32> {
    fn sum(values: &[u32]) -> Result<u32, u32> {
        values.iter().try_fold(0u32, |sum, &value| sum.checked_add(value).ok_or(value))
    }
    match (sum(prices), sum(taxes)) {
        (Ok(prices), Ok(taxes)) => Ok(prices ^ taxes),
        (Err(e), _) => Err(e),
        (_, Err(e)) => Err(e),
    }
}
