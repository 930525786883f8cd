// claim:  boxed
// truth:  different
// why:    the right side frees the box twice
pub fn boxed(a: i32) -> i32 {
    let b = Box::new(a);
    *b
}
