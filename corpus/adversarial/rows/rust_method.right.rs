pub struct Meter {
    pub count: u32,
}

impl Meter {
    pub fn next(&self) -> u32 {
        self.count.wrapping_add(1)
    }

    pub fn previous(&self) -> u32 {
        self.count.saturating_sub(1)
    }
}

pub fn zero() -> u32 {
    0
}
