// claim: *
// truth: different
// today: unknown
// why:   whoever drops the value prints a line on the right
pub struct A(pub i32);
pub fn mk(x: i32) -> A { A(x) }
