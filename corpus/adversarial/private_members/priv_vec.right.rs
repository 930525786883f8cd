pub struct Q { v: Vec<i32> }
impl Q { pub fn new(x: i32) -> Q { Q { v: vec![x] } } pub fn add(&mut self, x: i32) { self.v.push(x); } pub fn first(&self) -> i32 { self.v.first().copied().unwrap_or(0) } }
