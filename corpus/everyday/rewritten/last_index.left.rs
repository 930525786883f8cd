// claim:  last_index
// truth:  equivalent
// today:  unknown
// why:    from the back, or the latest one seen from the front
pub fn last_index(v: &[u8], wanted: u8) -> Option<usize> {
    let mut found = None;
    for (i, x) in v.iter().enumerate() {
        if *x == wanted {
            found = Some(i);
        }
    }
    found
}
