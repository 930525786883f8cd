pub fn f(a: u8) -> u32 { let mut n = 0; for _ in 0..a.wrapping_add(1) { n += 1 } n }
