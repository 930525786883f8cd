pub enum E { A, B }
pub fn f() -> u32 { 1 }
