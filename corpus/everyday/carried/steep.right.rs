pub fn steep(v: &[u8]) -> bool {
    for i in 2..v.len() {
        if v[i] < v[i - 1] {
            return false;
        }
    }
    true
}
