pub fn gcd(mut a: i32, mut b: i32) -> i32 {
    while b != 0 {
        (a, b) = (b, a.wrapping_rem(b));
    }
    a
}
