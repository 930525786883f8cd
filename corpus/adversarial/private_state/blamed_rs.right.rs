pub struct K { calls: u32 }
impl K { pub fn new() -> K { K { calls: 0 } } pub fn f(&mut self, x: u8) -> u32 { self.calls = self.calls.wrapping_add(2); x as u32 + 1 } pub fn g(&self, x: u8) -> u32 { x as u32 * 3 } }
