// claim:  strategy
// truth:  equivalent
// why:    panics unwind unless somebody says otherwise, and code can ask

pub fn strategy() -> i32 {
    if cfg!(panic = "abort") { 1 } else { 2 }
}
