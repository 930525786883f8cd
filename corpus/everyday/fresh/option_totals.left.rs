// claim: total
// truth: equivalent
// why:   try_fold with checked_add against a loop with a match
pub fn total(values: &[u32]) -> Option<u32> {
    values.iter().try_fold(0u32, |sum, &value| sum.checked_add(value))
}
