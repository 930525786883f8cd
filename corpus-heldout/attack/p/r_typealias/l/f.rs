pub type Id = u32;
pub fn f(p: i32) -> i32 { p }
