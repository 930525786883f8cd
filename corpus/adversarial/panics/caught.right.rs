pub fn quotient(a: i32, b: i32) -> i32 {
    a.wrapping_div(b)
}
