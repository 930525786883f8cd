pub fn f(s: &str) -> &str { s }
