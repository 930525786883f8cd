pub fn f(a: f64) -> i32 { a as i32 }
