// claim:  twice
// truth:  equivalent
// why:    the caller may hand in a function of this crate, which is written in another way
pub fn step(x: i32) -> i32 {
    x.wrapping_add(2)
}

pub fn twice(f: fn(i32) -> i32, x: i32) -> i32 {
    f(f(x))
}
