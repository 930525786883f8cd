#[macro_export]
macro_rules! m { ($x:expr) => { $x + 1 } }
pub fn f(p: i32) -> i32 { p }
