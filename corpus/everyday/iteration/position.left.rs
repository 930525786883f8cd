// claim: position
// truth: equivalent
// why:   an index loop against position
pub fn position(a: &[u16], wanted: u16) -> Option<usize> {
    let mut i = 0;
    while i < a.len() {
        if a[i] == wanted {
            return Some(i);
        }
        i += 1;
    }
    None
}
