// claim:  last_of
// truth:  different
// why:    an empty slice panics on one side and gives zero on the other
pub fn last_of(v: &[u16]) -> u16 {
    v[v.len() - 1]
}
