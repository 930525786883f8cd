// claim:  top
// truth:  equivalent
// today:  unknown
// why:    a private field of a structure inside of a generic one
pub struct Cap<T> { v: T, k: u8 }
impl Cap<i32> { pub fn new(x: i32) -> Cap<i32> { Cap { v: x, k: 3 } } }
pub fn top(c: &Cap<i32>) -> i32 { if c.k == 3 { c.v } else { 0 } }
