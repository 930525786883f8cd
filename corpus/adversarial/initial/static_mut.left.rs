// claim:  level
// truth:  different
// why:    the mutable static starts at another value

static mut LEVEL: i32 = 5;

pub fn level(by: i32) -> i32 {
    unsafe {
        LEVEL = LEVEL.wrapping_add(by);
        LEVEL
    }
}
