pub fn f(a: i32) -> i32 { a.rem_euclid(8) }
