// claim:  inner::top
// truth:  equivalent
// today:  unknown
// why:    a private field in a module
pub mod inner {
    pub struct Cap { v: i32, k: u8 }
    impl Cap { pub fn new(x: i32) -> Cap { Cap { v: x, k: 3 } } }
    pub fn top(c: &Cap) -> i32 { if c.k == 3 { c.v } else { 0 } }
}
