// claim:  squares
// truth:  equivalent
// today:  unknown
// why:    a vector that is built by push or by collect
pub fn squares(n: u8) -> Vec<u32> { let mut v = Vec::new(); for i in 0..n { v.push(u32::from(i) * u32::from(i)); } v }
