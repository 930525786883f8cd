pub trait T { fn a(&self) -> i32; }
pub fn f(x: i32) -> i32 { x }
