#[inline]
pub fn g(x: i32) -> i32 { x & 7 }
pub fn f(p: i32) -> i32 { p }
