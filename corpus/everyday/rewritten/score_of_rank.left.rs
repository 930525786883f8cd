// claim:  points
// truth:  equivalent
// why:    a table, or cases
pub fn points(rank: u8) -> u16 {
    match rank {
        1 => 25,
        2 => 18,
        3 => 15,
        4 => 12,
        5..=9 => 20 - 2 * rank as u16,
        10 => 1,
        _ => 0,
    }
}
