pub fn spare(v: Vec<u16>) -> usize {
    v.capacity() - v.len()
}
