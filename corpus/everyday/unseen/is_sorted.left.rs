// claim: is_sorted
// truth: equivalent
// why:   indices against windows
pub fn is_sorted(a: &[u16]) -> bool {
    for i in 1..a.len() {
        if a[i - 1] > a[i] {
            return false;
        }
    }
    true
}
