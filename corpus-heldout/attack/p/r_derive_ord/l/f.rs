#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub enum L { Low, High }
pub fn f(p: i32) -> i32 { p }
