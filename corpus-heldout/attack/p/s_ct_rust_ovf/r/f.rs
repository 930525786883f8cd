pub fn f(key: u32, b: u32) -> u32 { key + b }
