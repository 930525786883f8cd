// claim:  next
// truth:  equivalent
// today:  unknown
// why:    a load and a store or one step, in one thread
use std::sync::atomic::{AtomicU32, Ordering};
static COUNT: AtomicU32 = AtomicU32::new(0);
pub fn next() -> u32 { COUNT.fetch_add(1, Ordering::SeqCst) }
