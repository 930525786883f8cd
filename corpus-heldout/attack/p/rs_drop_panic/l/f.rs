use std::cell::Cell;
struct D<'a>(&'a Cell<u32>);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(0) } }
pub fn f(c: &Cell<u32>, v: &[i32]) -> i32 { c.set(1); let _d = D(c); v[0] }
