// claim: first_negative
// truth: equivalent
// why:   a flag and an index against position
pub fn first_negative(a: &[i64]) -> Option<usize> {
    let mut found = false;
    let mut at = 0;
    let mut i = 0;
    while i < a.len() && !found {
        if a[i] < 0 {
            found = true;
            at = i;
        }
        i += 1;
    }
    if found {
        Some(at)
    } else {
        None
    }
}
