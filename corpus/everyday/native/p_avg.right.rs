#[unsafe(no_mangle)]
pub fn mean(p: &[u8]) -> u32 { let s: u64 = p.iter().map(|x| u64::from(*x)).sum(); (s / p.len() as u64) as u32 }
