// claim:  best
// truth:  different
// why:    of several equal scores the last is taken instead of the first
pub fn best(scores: &[u32]) -> Option<usize> {
    let mut found: Option<usize> = None;
    for (i, score) in scores.iter().enumerate() {
        match found {
            Some(j) if scores[j] >= *score => {}
            _ => found = Some(i),
        }
    }
    found
}
