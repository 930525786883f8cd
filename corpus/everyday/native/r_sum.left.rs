// claim:  total
// truth:  equivalent
// why:    a sum by an iterator or by a loop
pub fn total(v: &[u32]) -> u64 { v.iter().map(|x| u64::from(*x)).sum() }
