// claim:  next
// truth:  equivalent
// today:  unknown
// why:    no Countdown counts from below zero, and only its own functions say so
pub struct Countdown { n: i32 }
impl Countdown {
    pub fn new(n: i32) -> Countdown { Countdown { n: if n < 0 { 0 } else { n } } }
}
impl Iterator for Countdown {
    type Item = i32;
    fn next(&mut self) -> Option<i32> {
        if self.n == 0 { return None; }
        self.n -= 1;
        Some(self.n)
    }
}
