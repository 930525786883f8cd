pub fn last_big(v: &[u32], least: u32) -> usize {
    let mut i = v.len();
    while i > 1 {
        i -= 1;
        if v[i] >= least {
            return i;
        }
    }
    v.len()
}
