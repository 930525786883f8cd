pub struct Cap<T> { v: T, k: u8 }
impl Cap<i32> { pub fn new(x: i32) -> Cap<i32> { Cap { v: x, k: 3 } } }
pub fn top(c: &Cap<i32>) -> i32 { let _ = c.k; c.v }
