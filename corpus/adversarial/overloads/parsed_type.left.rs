// claim:  width
// truth:  different
// why:    a number with a minus sign is read by one side only

pub fn width(text: &str) -> i64 {
    match text.parse::<u64>() {
        Ok(n) => (n & 0xff) as i64,
        Err(_) => -1,
    }
}
