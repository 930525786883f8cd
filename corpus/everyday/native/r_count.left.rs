// claim:  letters
// truth:  different
// today:  unknown
// why:    characters or bytes
pub fn letters(s: &str) -> usize { s.chars().count() }
