pub trait T { const N: usize; }
impl T for u8 { const N: usize = 1; }
pub fn f(p: i32) -> i32 { p }
