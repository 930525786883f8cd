// claim:  K::f
// truth:  equivalent
// today:  unknown
// why:    as blamed_c, with a private field

pub struct K { calls: u32 }
impl K { pub fn new() -> K { K { calls: 0 } } pub fn f(&mut self, x: u8) -> u32 { self.calls = self.calls.wrapping_add(1); x as u32 + 1 } pub fn g(&self, x: u8) -> u32 { x as u32 * 2 } }
