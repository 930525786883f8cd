// claim: largest
// truth: equivalent
// today: unknown
// why:   the largest of the blocks' largest
pub fn largest(v: &[u16]) -> u16 {
    v.iter().copied().max().unwrap_or(0)
}
