// claim:  flip
// truth:  equivalent
// why:    swaps from both ends, with two indices or up to the middle
pub fn flip(v: &mut [i16]) {
    let n = v.len();
    for i in 0..n / 2 {
        v.swap(i, n - 1 - i);
    }
}
