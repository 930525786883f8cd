// claim:  apply
// truth:  different
// today:  unknown
// why:    the caller may hand in a type of this crate, whose method changed
pub trait Shape { fn area(&self, x: i32) -> i32; }
pub struct Sq(pub i32);
impl Shape for Sq { fn area(&self, x: i32) -> i32 { self.0.wrapping_mul(x) } }
pub fn pick() -> Box<dyn Shape> { Box::new(Sq(3)) }
pub fn apply(s: &dyn Shape, x: i32) -> i32 { s.area(x).wrapping_add(1) }
