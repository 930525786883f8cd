pub fn mirrored(v: &[u16]) -> bool {
    let mut i = 0;
    let mut j = v.len();
    while i < j {
        j -= 1;
        if v[i] != v[j] {
            return false;
        }
        i += 1;
    }
    true
}
