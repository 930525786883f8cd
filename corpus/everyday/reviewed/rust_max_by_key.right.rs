pub fn best(scores: &[u32]) -> Option<usize> {
    scores.iter().enumerate().max_by_key(|(_, score)| **score).map(|(i, _)| i)
}
