pub fn settle(x: i32) -> i32 {
    x & 15
}
