// claim:  has_space
// truth:  equivalent
// today:  unknown
// why:    a character in a text by contains or by bytes
pub fn has_space(s: &str) -> bool { s.contains(' ') }
