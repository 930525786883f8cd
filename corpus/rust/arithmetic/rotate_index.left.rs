// claim: rotate
// assume: left.len < 1000000
// truth: equivalent
// why:   a deque's index by remainder and by comparison
pub fn rotate(index: usize, by: usize, len: usize) -> usize {
    if len == 0 {
        return 0;
    }
    ((index % len) + (by % len)) % len
}
