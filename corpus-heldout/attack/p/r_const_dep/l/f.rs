const BASE: u32 = 3;
pub const K: u32 = BASE * 2;
pub fn f(p: i32) -> i32 { p }
