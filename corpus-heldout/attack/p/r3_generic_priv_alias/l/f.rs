type W = u8;
pub fn g<T: Into<u32>>(x: T) -> u32 { x.into() as W as u32 }
