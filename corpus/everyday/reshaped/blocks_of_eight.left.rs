// claim: checksum
// truth: equivalent
// why:   strip-mined into blocks of eight with a short last one
pub fn checksum(a: &[u8]) -> u16 {
    let mut sum = 0u16;
    for x in a {
        sum = sum.wrapping_add(*x as u16);
    }
    sum
}
