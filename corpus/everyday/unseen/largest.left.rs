// claim: largest
// truth: equivalent
// today: unknown
// why:   halves taken recursively against a loop
pub fn largest(a: &[i32]) -> i32 {
    let mut best = i32::MIN;
    for &x in a {
        if x > best {
            best = x;
        }
    }
    best
}
