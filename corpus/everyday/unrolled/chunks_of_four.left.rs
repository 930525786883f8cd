// claim: parity
// truth: equivalent
// today: unknown
// why:   chunks_exact with its remainder against one by one
pub fn parity(block: &[u8]) -> u8 {
    let mut p = 0;
    for byte in block {
        p ^= byte;
    }
    p
}
