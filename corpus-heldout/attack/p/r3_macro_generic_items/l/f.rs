macro_rules! k { ($n:ident, $v:expr) => { pub fn $n<T: Into<u32>>(t: T) -> u32 { t.into() & $v } } }
k!(a, 1);
pub fn f(x: i32) -> i32 { x }
