use std::sync::atomic::{AtomicU32, Ordering};
static COUNT: AtomicU32 = AtomicU32::new(0);
pub fn next() -> u32 { let n = COUNT.load(Ordering::SeqCst).wrapping_add(1); COUNT.store(n, Ordering::SeqCst); n }
