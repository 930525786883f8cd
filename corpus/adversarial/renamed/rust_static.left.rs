// claim:  count
// truth:  equivalent
// why:    a private static has another name

static mut CALLS: u32 = 0;

pub fn count() -> u32 {
    unsafe {
        CALLS = CALLS.wrapping_add(1);
        CALLS
    }
}
