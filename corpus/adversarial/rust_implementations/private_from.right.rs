pub struct Even { n: u32 }
impl Even {
    pub fn new(n: u32) -> Even { Even { n: n & !1 } }
}
impl PartialEq for Even {
    fn eq(&self, other: &Even) -> bool { self.n >> 1 == other.n >> 1 }
}
impl From<Even> for u32 {
    fn from(e: Even) -> u32 { e.n >> 1 }
}
