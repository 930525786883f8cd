// claim:  second
// truth:  equivalent
// why:    a box is freed while the panic unwinds, which nobody sees

pub fn second(v: &[i32]) -> i32 {
    let boxed = Box::new(v[0]);
    let sum = v[1].wrapping_add(*boxed);
    sum.wrapping_sub(v[0])
}
