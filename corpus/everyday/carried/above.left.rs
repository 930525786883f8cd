// claim:  above
// truth:  equivalent
// why:    a counter becomes a filter of pairs
pub fn above(values: &[u32], limits: &[u32]) -> usize {
    let mut n = 0;
    let mut i = 0;
    while i < values.len() && i < limits.len() {
        if values[i] > limits[i] {
            n += 1;
        }
        i += 1;
    }
    n
}
