// claim: find
// truth: equivalent
// why:   the iterator's search against a loop with an early return
pub fn find(v: &[i32], key: i32) -> Option<usize> {
    v.iter().position(|x| *x == key)
}
