#[derive(Default)]
pub struct W { pub a: i32, pub b: Mode }
#[derive(Default)]
pub enum Mode { X, #[default] Y }
pub fn f(p: i32) -> i32 { p }
