enum M { A = 3 }
pub fn g<T: Into<i32>>(x: T) -> i32 { x.into() & M::A as i32 }
