static mut SEEN: i32 = 0;

pub fn store_both(p: &mut i32) -> i32 {
    unsafe { SEEN = 1 };
    *p = 2;
    1
}
