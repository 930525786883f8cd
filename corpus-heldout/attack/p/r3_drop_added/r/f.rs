pub struct A(pub i32);
impl Drop for A { fn drop(&mut self) { println!("{}", self.0) } }
pub fn mk(x: i32) -> A { A(x) }
