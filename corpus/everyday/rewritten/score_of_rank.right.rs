const TABLE: [u16; 11] = [0, 25, 18, 15, 12, 10, 8, 6, 4, 2, 1];

pub fn points(rank: u8) -> u16 {
    TABLE.get(rank as usize).copied().unwrap_or(0)
}
