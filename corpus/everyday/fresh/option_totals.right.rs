pub fn total(values: &[u32]) -> Option<u32> {
    let mut sum: u32 = 0;
    for value in values {
        match sum.checked_add(*value) {
            Some(next) => sum = next,
            None => return None,
        }
    }
    Some(sum)
}
