pub const T: i32 = 1;
pub fn f(x: i32) -> i32 { x }
