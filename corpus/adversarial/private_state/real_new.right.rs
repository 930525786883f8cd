pub struct K { v: i32 }
impl K { pub fn new() -> K { K { v: 7 } } pub fn get(&self) -> i32 { self.v } }
