const CAP: usize = 8;
pub struct Ring<T> { v: Vec<T> }
impl<T> Ring<T> { pub fn push(&mut self, t: T) { if self.v.len() == CAP { self.v.remove(0); } self.v.push(t); } pub fn len(&self) -> usize { self.v.len() } }
