static mut LIMIT: &i32 = &12;

pub fn clamp(x: i32) -> i32 {
    unsafe {
        if x > *LIMIT { *LIMIT } else { x }
    }
}

pub fn set(limit: &'static i32) {
    unsafe { LIMIT = limit; }
}
