// claim:  f
// truth:  different
// today:  unknown
// why:    a destructor that others see runs while a panic unwinds on one side only (by reasoning: native runs have no unwinding)

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
    let guard = Guard(1);
    if x == 3 {
        panic!("three");
    }
    drop(guard);
    x
}
