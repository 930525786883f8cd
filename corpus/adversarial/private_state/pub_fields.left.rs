// claim:  P::q
// truth:  different
// why:    anybody can give the fields any values

pub struct P { pub x: i32, pub y: i32 }
impl P { pub fn q(&self) -> i32 { if self.x > self.y { 1 } else { 0 } } }
