pub fn has_space(s: &str) -> bool { s.bytes().any(|b| b == b' ') }
