pub const fn g(x: u32) -> u32 { x & 3 }
pub const K: u32 = g(10);
pub fn f(p: i32) -> i32 { p }
