// claim: keep_even
// truth: equivalent
// why:   a for loop over indices against a while loop with two
pub fn keep_even(v: &mut [u32]) -> usize {
    let mut kept = 0;
    for i in 0..v.len() {
        if v[i] % 2 == 0 {
            v[kept] = v[i];
            kept += 1;
        }
    }
    kept
}
