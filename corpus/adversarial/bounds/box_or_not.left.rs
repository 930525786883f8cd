// claim:  boxed
// truth:  equivalent
// why:    a box for a moment changes nothing
pub fn boxed(a: i32) -> i32 {
    let b = Box::new(a);
    *b
}
