#[derive(Default)]
pub struct W { pub a: i32, pub b: Mode }
#[derive(Default)]
pub enum Mode { #[default] X, Y }
pub fn f(p: i32) -> i32 { p }
