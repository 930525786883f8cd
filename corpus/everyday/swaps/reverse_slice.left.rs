// claim: flip
// truth: equivalent
// why:   swap with two indices against swap with a mirrored one
pub fn flip(v: &mut [u32]) {
    let n = v.len();
    for i in 0..n / 2 {
        v.swap(i, n - 1 - i);
    }
}
