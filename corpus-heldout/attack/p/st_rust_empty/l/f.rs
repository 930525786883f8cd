pub fn f(s: &str) -> &str { if s.is_empty() { "" } else { s } }
