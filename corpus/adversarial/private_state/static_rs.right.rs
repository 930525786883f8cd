static mut N: u32 = 0;
pub fn bump(x: u32) { unsafe { N = N.wrapping_add(x & 0xff); } }
pub fn now() -> u32 { unsafe { N } }
