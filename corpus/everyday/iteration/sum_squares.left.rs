// claim: sum_squares
// truth: equivalent
// why:   indices against an iterator chain
pub fn sum_squares(values: &[u32]) -> u64 {
    let mut total = 0u64;
    for i in 0..values.len() {
        let wide = u64::from(values[i]);
        total = total.wrapping_add(wide * wide);
    }
    total
}
