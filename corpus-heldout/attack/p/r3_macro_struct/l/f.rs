macro_rules! k { ($n:ident, $t:ty) => { pub struct $n { pub v: $t } } }
k!(A, u32);
pub fn f(x: i32) -> i32 { x }
