pub trait Shape { fn area(&self, x: i32) -> i32; }
pub struct Sq(pub i32);
impl Shape for Sq { fn area(&self, x: i32) -> i32 { self.0.wrapping_mul(x).wrapping_add(1) } }
pub fn pick() -> Box<dyn Shape> { Box::new(Sq(3)) }
pub fn apply(s: &dyn Shape, x: i32) -> i32 { { let a = s.area(x); a.wrapping_add(1) } }
