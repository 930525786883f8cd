#[derive(Clone, PartialEq)]
pub struct A(pub i32);
pub fn mk(x: i32) -> A { A(x) }
