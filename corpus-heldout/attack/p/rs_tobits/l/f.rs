pub fn f(a: f64) -> u64 { a.to_bits() }
