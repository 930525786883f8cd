// claim:  first_of
// truth:  equivalent
// why:    the same access, by an index and by a pattern
pub fn first_of(v: &[u16]) -> Option<u16> {
    if v.is_empty() { None } else { Some(v[0]) }
}
