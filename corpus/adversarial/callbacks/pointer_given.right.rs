pub fn step(x: i32) -> i32 {
    x.wrapping_add(2)
}

pub fn twice(f: fn(i32) -> i32, x: i32) -> i32 {
    let once = f(x);
    f(once)
}
