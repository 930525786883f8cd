pub fn f(s: &str) -> &str { if s.len() > 2 { &s[..2] } else { s } }
