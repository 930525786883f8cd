pub fn f(s: &str) -> Option<u32> { s.parse().ok() }
