type W = u16;
pub fn g<T: Into<u32>>(x: T) -> u32 { x.into() as W as u32 }
pub fn same(x: i32) -> i32 { x }
