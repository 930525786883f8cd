// claim: *
// truth: different
// today: unknown
// why:   nothing in the file uses the generic function with definite types, and the private constant that it uses is another one: 10 tries against 3
const FACTOR: u64 = 10;
pub fn retry<F: FnMut() -> Option<u32>>(mut f: F) -> Option<u32> { for _ in 0..FACTOR { if let Some(x) = f() { return Some(x); } } None }
