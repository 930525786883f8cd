pub fn f(a: f64, b: f64) -> std::cmp::Ordering { if a.is_nan() && b.is_nan() { std::cmp::Ordering::Equal } else { a.total_cmp(&b) } }
