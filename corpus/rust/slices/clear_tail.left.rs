// claim: clear_tail
// truth: equivalent
// why:   forwards and backwards
pub fn clear_tail(v: &mut [u32], keep: usize) {
    for i in keep..v.len() {
        v[i] = 0;
    }
}
