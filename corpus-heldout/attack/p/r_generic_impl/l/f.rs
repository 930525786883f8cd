pub struct St<T> { v: Vec<T> }
impl<T: Copy> St<T> {
  pub fn new() -> Self { St { v: Vec::new() } }
  pub fn push(&mut self, t: T) { self.v.push(t) }
  pub fn pop(&mut self) -> Option<T> { self.v.pop() }
}
