pub fn low(x: i32) -> i8 {
    x as i8
}
