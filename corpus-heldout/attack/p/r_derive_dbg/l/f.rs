#[derive(Debug)]
pub struct P { pub x: i32 }
pub fn f(p: i32) -> i32 { p }
