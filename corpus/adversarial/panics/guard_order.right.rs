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
pub fn f(x: i32) {
    let two = Guard(2);
    let one = Guard(1);
    if x == 3 {
        panic!("three");
    }
    drop(one);
    drop(two);
}
