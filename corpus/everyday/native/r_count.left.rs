// claim:  letters
// truth:  different
// why:    characters or bytes
pub fn letters(s: &str) -> usize { s.chars().count() }
