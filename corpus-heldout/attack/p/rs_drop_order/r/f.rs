use std::cell::Cell;
struct D<'a>(&'a Cell<u32>, u32);
impl<'a> Drop for D<'a> { fn drop(&mut self) { self.0.set(self.0.get() * 10 + self.1) } }
pub fn f(c: &Cell<u32>) { let _b = D(c, 2); let _a = D(c, 1); }
