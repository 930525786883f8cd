pub const T: &str = include_str!("t.txt");
pub fn f() -> usize { 3 }
