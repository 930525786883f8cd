const N: usize = 4;
pub struct B { pub a: [u8; N] }
pub fn f(x: i32) -> i32 { x }
