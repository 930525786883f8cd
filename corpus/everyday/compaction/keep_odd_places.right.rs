pub fn keep_odd_places(a: &mut [u32]) -> usize {
    let mut kept = 0;
    let mut i = 1;
    while i < a.len() {
        a[kept] = a[i];
        kept += 1;
        i += 2;
    }
    kept
}
