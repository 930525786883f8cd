pub union U { pub a: u32, pub b: u16 }
pub fn f(x: i32) -> i32 { x }
