pub fn f(a: i32, b: i32) -> i32 { a.saturating_sub(b) }
