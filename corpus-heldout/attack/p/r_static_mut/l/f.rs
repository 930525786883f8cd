pub static TABLE: [i32; 3] = [1, 2, 3];
pub fn f(p: i32) -> i32 { p }
