pub struct S;
impl S { pub const N: usize = 4; }
pub fn f(p: i32) -> i32 { p }
