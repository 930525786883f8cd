// claim: all_in_range
// truth: equivalent
// why:   all against a loop that leaves early
pub fn all_in_range(samples: &[i16], low: i16, high: i16) -> bool {
    samples.iter().all(|s| (low..=high).contains(s))
}
