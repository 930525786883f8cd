pub fn f(p: i32) -> i32 { p }
pub fn g(p: i32) -> i32 { p }
