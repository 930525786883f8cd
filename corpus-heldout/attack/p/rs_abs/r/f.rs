pub fn f(a: i32) -> i32 { a.wrapping_abs() }
