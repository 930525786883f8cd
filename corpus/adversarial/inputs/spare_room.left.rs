// claim:  spare
// truth:  equivalent
// why:    no vector has more elements than it has room for
pub fn spare(v: Vec<u16>) -> usize {
    v.capacity().saturating_sub(v.len())
}
