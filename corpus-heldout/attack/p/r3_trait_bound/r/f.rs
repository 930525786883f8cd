pub trait T { fn a(&self) -> i64; }
pub fn f(x: i32) -> i32 { x }
