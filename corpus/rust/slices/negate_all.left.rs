// claim: negate
// truth: different
// why:   both panic at the least number, but one when it negates and the other when it subtracts
pub fn negate(v: &mut [i32]) {
    for x in v.iter_mut() {
        *x = -*x;
    }
}
