pub fn find(v: &[i32], key: i32) -> Option<usize> {
    let mut i = 0;
    while i < v.len() {
        if v[i] == key {
            return Some(i);
        }
        i += 1;
    }
    None
}
