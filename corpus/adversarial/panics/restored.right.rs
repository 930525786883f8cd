use std::cell::Cell;

pub fn guarded(depth: &Cell<i32>, n: i32) -> i32 {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let old = depth.get();
        depth.set(n);
        let quotient = 100 / n;
        depth.set(old);
        quotient
    }));
    result.unwrap_or(0) + depth.get()
}
