pub fn total(values: &[u32]) -> Result<u32, u32> {
    values.iter().try_fold(0u32, |sum, &value| sum.checked_add(value).ok_or(sum))
}
