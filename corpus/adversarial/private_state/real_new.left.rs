// claim:  K::new
// truth:  different
// why:    a caller sees it with new().get()

pub struct K { v: i32 }
impl K { pub fn new() -> K { K { v: 0 } } pub fn get(&self) -> i32 { self.v } }
