pub fn f(a: f64, b: f64) -> bool { a.total_cmp(&b).is_lt() }
