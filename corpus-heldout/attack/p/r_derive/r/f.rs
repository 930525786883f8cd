#[derive(Clone, Copy)]
pub struct P { pub x: i32, pub y: i32 }
impl PartialEq for P { fn eq(&self, o: &P) -> bool { self.x == o.x } }
pub fn f(p: P) -> i32 { p.x }
