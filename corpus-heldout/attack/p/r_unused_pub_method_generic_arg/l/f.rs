pub struct A;
impl A { pub fn run(&self, f: impl Fn(i32) -> i32) -> i32 { f(1) } }
