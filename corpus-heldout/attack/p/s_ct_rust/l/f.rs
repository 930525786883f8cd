pub fn f(key: u32, b: u32) -> u32 { if key > 3 { b } else { b ^ 1 } }
