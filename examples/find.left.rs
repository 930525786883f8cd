// claim: find
// truth: different
// why:   the last place instead of the first
pub fn find(values: &[i32], wanted: i32) -> Option<usize> {
    for i in 0..values.len() {
        if values[i] == wanted {
            return Some(i);
        }
    }
    None
}
