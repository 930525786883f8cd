// claim: keep_odd_places
// truth: equivalent
// why:   every second one moved to the front, step two against a test
pub fn keep_odd_places(a: &mut [u32]) -> usize {
    let mut kept = 0;
    for i in 0..a.len() {
        if i % 2 == 1 {
            a[kept] = a[i];
            kept += 1;
        }
    }
    kept
}
