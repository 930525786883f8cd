// claim:  store_both
// truth:  different
// why:    a raw pointer may be to the static variable, which is public
#[unsafe(no_mangle)]
pub static mut SEEN: i32 = 0;

pub unsafe fn store_both(p: *mut i32) -> i32 {
    unsafe {
        SEEN = 1;
        *p = 2;
        SEEN
    }
}
