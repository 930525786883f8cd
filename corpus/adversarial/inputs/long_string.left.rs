// claim:  half
// truth:  equivalent
// why:    no text has more than half of all bytes
pub fn half(s: &String) -> usize {
    (s.len() + s.len()) / 2
}
