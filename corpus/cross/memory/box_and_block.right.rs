pub fn clamped(value: i32, low: i32, high: i32) -> i32 {
    let mut result = Box::new(value);
    if *result < low {
        *result = low;
    }
    if *result > high {
        *result = high;
    }
    *result
}
