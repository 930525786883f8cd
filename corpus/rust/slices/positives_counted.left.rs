// claim:  positives
// truth:  equivalent
// why:    a loop over indices against filter and count
pub fn positives(values: &[i32]) -> usize {
    let mut count = 0;
    for i in 0..values.len() {
        if values[i] > 0 {
            count += 1;
        }
    }
    count
}
