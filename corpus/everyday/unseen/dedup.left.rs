// claim: dedup
// truth: equivalent
// why:   a place to write by index against one that compares with what was kept
pub fn dedup(a: &mut [u8]) -> usize {
    if a.is_empty() {
        return 0;
    }
    let mut kept = 1;
    for i in 1..a.len() {
        if a[i] != a[kept - 1] {
            a[kept] = a[i];
            kept += 1;
        }
    }
    kept
}
