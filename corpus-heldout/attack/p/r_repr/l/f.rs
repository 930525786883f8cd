#[repr(u8)]
pub enum E { A = 1, B = 2 }
pub fn f(p: i32) -> i32 { p }
