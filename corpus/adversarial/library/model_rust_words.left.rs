// claim:  same_after
// truth:  different
// why:    slices of words are compared as bytes by a function of C's, which must see what was written as words
pub fn same_after(v: &mut [u32], w: &[u32], n: u32) -> bool {
    v[0] = n;
    *v == *w
}
