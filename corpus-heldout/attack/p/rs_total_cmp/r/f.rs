pub fn f(a: f64, b: f64) -> bool { a < b }
