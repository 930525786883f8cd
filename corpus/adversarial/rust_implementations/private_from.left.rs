// claim:  from
// truth:  equivalent
// today:  unknown
// why:    the number in an Even is even
pub struct Even { n: u32 }
impl Even {
    pub fn new(n: u32) -> Even { Even { n: n & !1 } }
}
impl PartialEq for Even {
    fn eq(&self, other: &Even) -> bool { self.n == other.n }
}
impl From<Even> for u32 {
    fn from(e: Even) -> u32 { e.n / 2 + e.n % 2 }
}
