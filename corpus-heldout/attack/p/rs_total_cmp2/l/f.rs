pub fn f(a: f64, b: f64) -> std::cmp::Ordering { a.total_cmp(&b) }
