// claim:  put
// truth:  different
// why:    raw pointers may lead to the same place
pub unsafe fn put(p: *mut i32, q: *mut i32) -> i32 {
    unsafe {
        *p = 1;
        *q = 2;
        *p
    }
}
