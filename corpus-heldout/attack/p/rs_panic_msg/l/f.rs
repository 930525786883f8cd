pub fn f(a: Option<i32>) -> i32 { a.unwrap() }
