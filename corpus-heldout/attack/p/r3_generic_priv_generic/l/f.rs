fn h<T: Into<u32>>(x: T) -> u32 { x.into() }
pub fn g<T: Into<u32>>(x: T) -> u32 { h(x) }
