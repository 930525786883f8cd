pub struct Cap { v: i32, k: u8 }
impl Cap { pub fn new(x: i32) -> Cap { Cap { v: x, k: 3 } } }
pub enum E { A(Cap), B }
pub fn top(c: &E) -> i32 { match c { E::A(c) => { let _ = c.k; c.v }, E::B => 1 } }
