// claim: average
// truth: different
// why:   the sum of two numbers panics where the difference does not
pub fn average(low: u32, high: u32) -> u32 {
    if low > high { low } else { low + (high - low) / 2 }
}
