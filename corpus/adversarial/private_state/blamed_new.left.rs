// claim:  K::new
// truth:  equivalent
// today:  unknown
// why:    what new leaves in the private field, get takes out again; that odd differs is not its fault

pub struct K { v: i32 }
impl K { pub fn new() -> K { K { v: 0 } } pub fn get(&self) -> i32 { self.v } pub fn odd(&self, x: u8) -> u32 { x as u32 * 2 } }
