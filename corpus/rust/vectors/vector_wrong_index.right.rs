pub fn pick(a: i32, b: i32) -> i32 {
    let values = vec![a, b];
    values[0]
}
