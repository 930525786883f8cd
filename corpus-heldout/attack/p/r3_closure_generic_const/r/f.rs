const FACTOR: u64 = 3;
pub fn retry<F: FnMut() -> Option<u32>>(mut f: F) -> Option<u32> { for _ in 0..FACTOR { if let Some(x) = f() { return Some(x); } } None }
