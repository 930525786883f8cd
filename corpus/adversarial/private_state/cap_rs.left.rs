// claim:  Stack::depth
// truth:  equivalent
// today:  unknown
// why:    the private field is 0 in every Stack that a caller can have

pub struct Stack { items: Vec<i32>, top: usize }
impl Stack { pub fn new() -> Self { Stack { items: vec![0; 8], top: 0 } }
 pub fn is_empty(&self) -> bool { self.top == 0 }
 pub fn depth(&self) -> usize { self.top } }
