pub fn make_step() -> impl Fn(u32) -> u32 {
    |x| x.wrapping_add(2)
}

pub fn three() -> u32 {
    3
}
