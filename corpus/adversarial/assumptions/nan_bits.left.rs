// claim: f
// truth: equivalent
// rests: nan-bits
// why:   total_cmp tells NaNs apart by their signs and payloads
pub fn f(a: f64, b: f64) -> std::cmp::Ordering { a.total_cmp(&b) }
