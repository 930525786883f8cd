pub fn widest_gap(ticks: &[u32]) -> u32 {
    let mut widest = 0;
    for pair in ticks.windows(2) {
        widest = widest.max(pair[1].wrapping_sub(pair[0]));
    }
    widest
}
