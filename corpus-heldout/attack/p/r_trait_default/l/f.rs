pub trait T { fn a(&self) -> i32 { 1 } fn b(&self) -> i32; }
pub fn f(p: i32) -> i32 { p }
