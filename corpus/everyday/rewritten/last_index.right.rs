pub fn last_index(v: &[u8], wanted: u8) -> Option<usize> {
    let mut i = v.len();
    while i > 0 {
        i -= 1;
        if v[i] == wanted {
            return Some(i);
        }
    }
    None
}
