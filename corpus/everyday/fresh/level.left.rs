// claim: level
// truth: equivalent
// why:   saturating_add in a fold against checked_add in a loop
pub fn level(steps: &[u8]) -> u8 {
    steps.iter().fold(0u8, |level, &step| level.saturating_add(step))
}
