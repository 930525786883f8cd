// claim: count_equal
// truth: equivalent
// why:   zip against an index below the shorter length
pub fn count_equal(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b.iter()).filter(|(x, y)| x == y).count()
}
