// claim:  store_both
// truth:  equivalent
// why:    an exclusive reference is to nothing that is written meanwhile
static mut SEEN: i32 = 0;

pub fn store_both(p: &mut i32) -> i32 {
    unsafe { SEEN = 1 };
    *p = 2;
    unsafe { SEEN }
}
