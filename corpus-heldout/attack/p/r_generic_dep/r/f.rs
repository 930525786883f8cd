fn h(x: i32) -> i32 { x & 3 }
pub fn g<T: Into<i32>>(x: T) -> i32 { h(x.into()) }
