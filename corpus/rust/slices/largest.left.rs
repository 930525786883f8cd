// claim: largest
// truth: equivalent
// why:   the iterator's maximum against a loop that starts from the first element
pub fn largest(v: &[i32]) -> Option<i32> {
    let mut best = *v.first()?;
    for x in &v[1..] {
        if *x > best {
            best = *x;
        }
    }
    Some(best)
}
