pub fn step(x: i32) -> i32 {
    x.wrapping_add(1).wrapping_add(1)
}

pub fn twice(f: fn(i32) -> i32, x: i32) -> i32 {
    let once = f(x);
    f(once)
}
