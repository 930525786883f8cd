// claim: pairs_sum
// truth: equivalent
// today: unknown
// why:   chunks of two against steps of two
pub fn pairs_sum(v: &[u16]) -> u32 {
    let mut sum = 0u32;
    for pair in v.chunks_exact(2) {
        sum = sum.wrapping_add(u32::from(pair[0]) * u32::from(pair[1]));
    }
    sum
}
