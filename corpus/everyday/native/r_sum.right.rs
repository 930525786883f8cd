pub fn total(v: &[u32]) -> u64 { let mut s = 0u64; for x in v { s += *x as u64; } s }
