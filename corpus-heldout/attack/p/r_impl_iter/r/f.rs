pub struct C { pub n: u32 }
impl Iterator for C { type Item = u32; fn next(&mut self) -> Option<u32> { if self.n < 5 { self.n += 1; Some(self.n) } else { None } }
  fn size_hint(&self) -> (usize, Option<usize>) { (0, Some(0)) } }
