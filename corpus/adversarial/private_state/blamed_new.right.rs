pub struct K { v: i32 }
impl K { pub fn new() -> K { K { v: 7 } } pub fn get(&self) -> i32 { self.v - 7 } pub fn odd(&self, x: u8) -> u32 { x as u32 * 3 } }
