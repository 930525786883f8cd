pub union U { pub a: u32, pub b: f32 }
pub fn f(x: i32) -> i32 { x }
