// claim:  f
// truth:  different
// why:    an end that does not unwind runs no destructor, so only one side reports before it

unsafe extern "C" {
    fn report(value: i32);
}

struct Guard(i32);

impl Drop for Guard {
    fn drop(&mut self) {
        unsafe { report(self.0) }
    }
}

fn stop(x: i32) {
    if x == 3 {
        std::process::abort();
    }
}

#[unsafe(no_mangle)]
pub fn f(x: i32) {
    let guard = Guard(1);
    stop(x);
    drop(guard);
}
