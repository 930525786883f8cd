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
    let guard = Guard(x);
    assert_not_three(x);
    let result = x.wrapping_add(x);
    drop(guard);
    result
}

fn assert_not_three(x: i32) {
    if x == 3 {
        panic!("three");
    }
}
