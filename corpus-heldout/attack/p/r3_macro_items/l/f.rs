macro_rules! k { ($n:ident, $v:expr) => { pub const $n: u32 = $v; } }
k!(A, 1);
pub fn f(x: i32) -> i32 { x }
