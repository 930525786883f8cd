fn h<T: Into<u32>>(x: T) -> u32 { x.into() + 1 }
pub fn g<T: Into<u32>>(x: T) -> u32 { h(x) }
