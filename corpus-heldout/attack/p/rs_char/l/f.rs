pub fn f(s: &str) -> usize { s.len() }
