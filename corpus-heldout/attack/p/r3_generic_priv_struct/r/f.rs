struct Cfg { m: i32 }
impl Cfg { fn get() -> Cfg { Cfg { m: 3 } } }
pub fn g<T: Into<i32>>(x: T) -> i32 { x.into() & Cfg::get().m }
