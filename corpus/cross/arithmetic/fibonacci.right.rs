pub fn fibonacci(n: i32) -> i64 {
    let (mut a, mut b) = (0i64, 1i64);
    let mut left = n;
    while left > 0 {
        (a, b) = (b, a.wrapping_add(b));
        left -= 1;
    }
    a
}
