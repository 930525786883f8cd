pub fn f(a: u32, b: u32) -> u32 { a.wrapping_shl(b) }
