pub trait T { const N: usize; }
impl T for u8 { const N: usize = 2; }
pub fn f(p: i32) -> i32 { p }
