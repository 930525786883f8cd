// claim:  raise
// truth:  equivalent
// today:  unknown
// why:    an array changed in chunks
pub fn raise(v: &mut [u32], by: u32) {
    for x in v.iter_mut() {
        *x = x.wrapping_add(by);
    }
}
