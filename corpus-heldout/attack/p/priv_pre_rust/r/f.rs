fn idx(x: i32) -> i32 { x & 3 }
pub fn f(x: i32) -> i32 { idx(x & 3) }
