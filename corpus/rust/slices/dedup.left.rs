// claim: unique
// truth: equivalent
// why:   neighbours dropped in place; the number that stays
pub fn unique(v: &mut [i32]) -> usize {
    if v.is_empty() {
        return 0;
    }
    let mut kept = 1;
    for i in 1..v.len() {
        if v[i] != v[kept - 1] {
            v[kept] = v[i];
            kept += 1;
        }
    }
    kept
}
