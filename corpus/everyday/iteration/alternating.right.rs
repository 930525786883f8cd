pub fn alternating(a: &[i32]) -> i32 {
    let mut sign = 1i32;
    let mut total = 0i32;
    for x in a {
        total = total.wrapping_add(x.wrapping_mul(sign));
        sign = -sign;
    }
    total
}
