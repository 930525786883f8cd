pub fn f(s: &str) -> &str { s.get(..2).unwrap_or(s) }
