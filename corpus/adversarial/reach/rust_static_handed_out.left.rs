// claim:  advance
// truth:  different
// why:    another function hands out the address of the private static variable
static mut CURSOR: u64 = 0;

pub fn cursor() -> *mut u64 {
    &raw mut CURSOR
}

pub unsafe fn advance(p: *mut u64) -> u64 {
    unsafe {
        CURSOR = 8;
        *p += 1;
        CURSOR
    }
}
