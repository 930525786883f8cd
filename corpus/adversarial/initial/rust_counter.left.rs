// claim:  tick
// truth:  different
// why:    the static starts at another value, which the first call shows
static mut COUNT: u64 = 0;

pub fn tick() -> u64 {
    unsafe {
        COUNT += 1;
        COUNT
    }
}
