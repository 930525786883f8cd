pub struct W { pub a: i32, pub b: i32 }
impl std::ops::Deref for W { type Target = i32; fn deref(&self) -> &i32 { &self.a } }
pub fn f(p: i32) -> i32 { p }
