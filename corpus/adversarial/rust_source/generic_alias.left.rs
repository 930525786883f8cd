// claim: *
// truth: different
// today: unknown
// why:   a private alias that the generic function converts to changed: g(300) is 44 against 300
type W = u8;
pub fn g<T: Into<u32>>(x: T) -> u32 { x.into() as W as u32 }
pub fn same(x: i32) -> i32 { x }
