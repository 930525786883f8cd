// claim: hamming
// truth: different
// why:   what one has more is counted as well
pub fn hamming(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).filter(|(x, y)| x != y).count()
}
