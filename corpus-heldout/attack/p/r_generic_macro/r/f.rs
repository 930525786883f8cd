macro_rules! mask { () => { 3 } }
pub fn g<T: Into<i32>>(x: T) -> i32 { x.into() & mask!() }
