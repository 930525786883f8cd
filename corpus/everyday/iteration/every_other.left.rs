// claim: every_other
// truth: equivalent
// today: unknown
// why:   step_by against a flag that toggles
pub fn every_other(v: &[u32]) -> u32 {
    let mut sum = 0u32;
    for i in (0..v.len()).step_by(2) {
        sum = sum.wrapping_add(v[i]);
    }
    sum
}
