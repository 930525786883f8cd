pub type Id = u64;
pub fn f(p: i32) -> i32 { p }
