pub struct P { pub x: i32 }
impl std::fmt::Debug for P { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, "P") } }
pub fn f(p: i32) -> i32 { p }
