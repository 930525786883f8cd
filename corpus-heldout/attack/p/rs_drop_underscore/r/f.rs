use std::cell::Cell;
struct D<'a>(&'a Cell<u32>, u32);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(10) + self.1) } }
pub fn f(c: &Cell<u32>) -> u32 { let _ = D(c, 1); c.get() }
