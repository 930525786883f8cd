pub unsafe fn put(p: *mut i32, q: *mut i32) -> i32 {
    unsafe {
        *p = 1;
        *q = 2;
        1
    }
}
