// claim:  twice
// truth:  different
// today:  unknown
// why:    the caller may hand in a function of this crate, which changed
pub fn step(x: i32) -> i32 {
    x.wrapping_add(1)
}

pub fn twice(f: fn(i32) -> i32, x: i32) -> i32 {
    f(f(x))
}
