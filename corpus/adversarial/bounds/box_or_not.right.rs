pub fn boxed(a: i32) -> i32 {
    a
}
