pub struct S;
impl S { pub const N: usize = 5; }
pub fn f(p: i32) -> i32 { p }
