// claim: distance
// truth: equivalent
// why:   zip against indices up to the shorter length
pub fn distance(a: &[u8], b: &[u8]) -> u32 {
    let n = if a.len() < b.len() { a.len() } else { b.len() };
    let mut sum = 0;
    for i in 0..n {
        sum += (a[i] ^ b[i]).count_ones() & 0xf;
    }
    sum
}
