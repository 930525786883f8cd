// claim:  guarded
// truth:  different
// today:  unknown
// why:    a guard restores the old value while the panic unwinds; the other side does not get so far

use std::cell::Cell;

struct Restore<'a>(&'a Cell<i32>, i32);

impl Drop for Restore<'_> {
    fn drop(&mut self) {
        self.0.set(self.1);
    }
}

pub fn guarded(depth: &Cell<i32>, n: i32) -> i32 {
    let old = depth.get();
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _restore = Restore(depth, old);
        depth.set(n);
        100 / n
    }));
    result.unwrap_or(0) + depth.get()
}
