pub fn allowed(times: &[u32], now: u32, window: u32) -> usize {
    let first = now.saturating_sub(window);
    let mut count = 0;
    for &time in times {
        if time >= first && time <= now {
            count += 1;
        }
    }
    count
}
