pub struct Stack { items: Vec<i32>, top: usize }
impl Stack { pub fn new() -> Self { Stack { items: vec![0; 8], top: 0 } }
 pub fn is_empty(&self) -> bool { self.top < 1 }
 pub fn depth(&self) -> usize { if self.top > 8 { 8 } else { self.top } } }
