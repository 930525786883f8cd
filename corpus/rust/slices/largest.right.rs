pub fn largest(v: &[i32]) -> Option<i32> {
    if v.is_empty() {
        return None;
    }
    let mut best = v[0];
    let mut i = 1;
    while i < v.len() {
        best = best.max(v[i]);
        i += 1;
    }
    Some(best)
}
