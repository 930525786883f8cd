pub fn average(levels: &[u8]) -> u32 {
    let sum = levels.iter().fold(0u64, |sum, level| sum.wrapping_add(u64::from(*level)));
    (sum / levels.len() as u64) as u32
}
