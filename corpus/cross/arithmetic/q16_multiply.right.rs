pub fn multiply(a: i32, b: i32) -> i32 {
    let product = i64::from(a) * i64::from(b);
    ((product + (1 << 15)) >> 16) as i32
}
