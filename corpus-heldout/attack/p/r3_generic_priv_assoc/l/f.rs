struct Cfg;
impl Cfg { const M: i32 = 1; }
pub fn g<T: Into<i32>>(x: T) -> i32 { x.into() & Cfg::M }
