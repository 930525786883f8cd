pub trait Sh { fn area(&self) -> i32; }
impl Sh for i32 { fn area(&self) -> i32 { *self & 3 } }
pub fn g<T: Sh>(x: &T) -> i32 { x.area() }
