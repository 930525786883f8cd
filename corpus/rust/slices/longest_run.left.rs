// claim: longest_run
// truth: equivalent
// today: unknown
// why:   runs of equal bytes by index and by iterator
pub fn longest_run(v: &[u8]) -> usize {
    let mut best = 0;
    let mut run = 0;
    for i in 0..v.len() {
        if i > 0 && v[i] == v[i - 1] {
            run += 1;
        } else {
            run = 1;
        }
        best = best.max(run);
    }
    best
}
