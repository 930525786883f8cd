pub fn above(values: &[u32], limits: &[u32]) -> usize {
    values.iter().zip(limits).filter(|(value, limit)| value > limit).count()
}
