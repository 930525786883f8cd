#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub enum L { High, Low }
pub fn f(p: i32) -> i32 { p }
