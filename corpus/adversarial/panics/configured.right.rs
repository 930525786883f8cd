pub fn strategy() -> i32 {
    2
}
