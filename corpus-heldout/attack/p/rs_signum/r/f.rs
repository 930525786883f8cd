pub fn f(a: f64) -> bool { a < 0.0 || 1.0 / a < 0.0 }
