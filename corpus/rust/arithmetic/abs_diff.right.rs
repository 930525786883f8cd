pub fn distance(a: i32, b: i32) -> u32 {
    let wide = i64::from(a) - i64::from(b);
    (if wide < 0 { -wide } else { wide }) as u32
}
