pub fn f(s: &str) -> usize { s.chars().count() }
