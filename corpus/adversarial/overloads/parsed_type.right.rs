pub fn width(text: &str) -> i64 {
    match text.parse::<i64>() {
        Ok(n) => (n & 0xff) as i64,
        Err(_) => -1,
    }
}
