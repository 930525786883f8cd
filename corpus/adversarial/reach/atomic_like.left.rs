// claim:  take
// truth:  different
// why:    a raw pointer may lead to the public static
#[no_mangle]
pub static mut LEVEL: [u32; 4] = [0; 4];

pub unsafe fn take(p: *mut u32) -> u32 {
    LEVEL[2] = 5;
    *p += 1;
    LEVEL[2]
}
