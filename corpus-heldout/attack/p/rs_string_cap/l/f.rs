pub fn f(s: &str) -> String { s.to_string() }
