// claim: running_max
// truth: equivalent
// why:   the best so far in a variable against the neighbour just written
pub fn running_max(v: &mut [i32]) {
    let mut best = i32::MIN;
    for x in v.iter_mut() {
        best = best.max(*x);
        *x = best;
    }
}
