pub struct P { x: i32 }
impl P { pub fn new(x: i32) -> P { P { x } } fn dbl(&self) -> i32 { self.x.wrapping_mul(3) } pub fn go(&self) -> i32 { self.dbl() } }
pub fn go(p: &P) -> i32 { p.go() }
