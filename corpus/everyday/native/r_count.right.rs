pub fn letters(s: &str) -> usize { s.bytes().count() }
