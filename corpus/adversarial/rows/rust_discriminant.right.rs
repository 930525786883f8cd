pub enum Level {
    Low = 1,
    High = 3,
}

pub fn half(x: u32) -> u32 {
    x >> 1
}
