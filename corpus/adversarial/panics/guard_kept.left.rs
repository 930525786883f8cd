// claim:  f
// truth:  equivalent
// today:  unknown
// why:    the same destructor runs on every way out, a panic included

unsafe extern "C" {
    fn report(value: i32);
}

struct Guard(i32);

impl Drop for Guard {
    fn drop(&mut self) {
        unsafe { report(self.0) }
    }
}

#[unsafe(no_mangle)]
pub fn f(x: i32) -> i32 {
    let _guard = Guard(x);
    if x == 3 {
        panic!("three");
    }
    x.wrapping_mul(2)
}
