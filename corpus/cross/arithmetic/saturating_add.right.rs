pub fn saturating_add(a: i32, b: i32) -> i32 {
    a.saturating_add(b)
}
