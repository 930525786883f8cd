pub fn level(steps: &[u8]) -> u8 {
    let mut level = 0u8;
    let mut rest = steps;
    while let Some((&step, behind)) = rest.split_first() {
        level = level.checked_add(step).unwrap_or(u8::MAX);
        rest = behind;
    }
    level
}
