pub fn clear_tail(v: &mut [u32], keep: usize) {
    let mut i = v.len();
    while i > keep {
        i -= 1;
        v[i] = 0;
    }
}
