pub mod h;
pub fn f() -> usize { 3 }
