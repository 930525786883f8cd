// claim:  clamp
// truth:  different
// today:  unknown
// why:    a mutable static refers to another constant at first

static mut LIMIT: &i32 = &10;

pub fn clamp(x: i32) -> i32 {
    unsafe {
        if x > *LIMIT { *LIMIT } else { x }
    }
}

pub fn set(limit: &'static i32) {
    unsafe { LIMIT = limit; }
}
