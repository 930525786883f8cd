pub fn count_equal(a: &[u8], b: &[u8]) -> usize {
    let mut same = 0;
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] == b[i] {
            same += 1;
        }
        i += 1;
    }
    same
}
