// claim:  step
// truth:  equivalent
// why:    a saturating operation against a condition, and a step that is clamped
pub fn step(level: u8, by: u8, floor: u8) -> u8 {
    level.saturating_sub(by).max(floor)
}
