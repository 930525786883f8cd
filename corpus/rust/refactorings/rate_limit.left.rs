// claim:  allowed
// truth:  different
// why:    the window is closed on both sides on the right
/// How many of the times are within the last `window` ticks before `now`.
pub fn allowed(times: &[u32], now: u32, window: u32) -> usize {
    times.iter().filter(|time| **time <= now && now - **time < window).count()
}
