pub fn same_after(v: &mut [u32], w: &[u32], n: u32) -> bool {
    let same = *v == *w;
    v[0] = n;
    same
}
