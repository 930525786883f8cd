// claim:  Gauge::read
// truth:  equivalent
// today:  unknown
// why:    a private field that is at most 100
pub struct Gauge { v: u32 }
impl Gauge { pub fn new() -> Gauge { Gauge { v: 0 } } pub fn set(&mut self, x: u32) { self.v = x.min(100); } pub fn read(&self) -> u32 { self.v } }
