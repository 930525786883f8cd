pub fn smallest(a: i32, b: i32, c: i32) -> i32 { a.min(b).min(c) }
