pub fn f(s: &str) -> Option<u8> { s.parse().ok() }
