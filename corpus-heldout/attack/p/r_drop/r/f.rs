pub struct G<'a>(pub &'a std::cell::Cell<i32>);
impl<'a> Drop for G<'a> { fn drop(&mut self) { self.0.set(self.0.get() + 2); } }
pub fn f(p: i32) -> i32 { p }
