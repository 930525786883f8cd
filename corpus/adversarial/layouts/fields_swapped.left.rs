// claim:  dif
// truth:  equivalent
// today:  unknown
// why:    the fields of a structure are declared in another order, and whoever uses it is compiled with that
pub struct S { pub a: i32, pub b: i32 }
pub fn dif(s: &S) -> i32 { s.a.wrapping_sub(s.b) }
