pub struct S { pub b: i32, pub a: i32 }
pub fn dif(s: &S) -> i32 { s.a.wrapping_sub(s.b) }
