// claim:  top
// truth:  equivalent
// today:  unknown
// why:    a private field inside of an enum that is public
pub struct Cap { v: i32, k: u8 }
impl Cap { pub fn new(x: i32) -> Cap { Cap { v: x, k: 3 } } }
pub enum E { A(Cap), B }
pub fn top(c: &E) -> i32 { match c { E::A(c) => if c.k == 3 { c.v } else { 0 }, E::B => 1 } }
