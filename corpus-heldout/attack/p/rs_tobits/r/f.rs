pub fn f(a: f64) -> u64 { (a * 1.0).to_bits() }
