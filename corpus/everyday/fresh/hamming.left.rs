// claim: hamming
// truth: equivalent
// why:   zip, filter and count against an index up to the shorter
pub fn hamming(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count()
}
