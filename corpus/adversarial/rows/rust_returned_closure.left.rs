// claim:  *
// truth:  different
// today:  unknown
// why:    the closure that make_step returns changed; make_step itself returns nothing that could be looked at
pub fn make_step() -> impl Fn(u32) -> u32 {
    |x| x.wrapping_add(1)
}

pub fn three() -> u32 {
    3
}
