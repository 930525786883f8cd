pub fn parity(block: &[u8]) -> u8 {
    let mut p = 0;
    let chunks = block.chunks_exact(4);
    let rest = chunks.remainder();
    for c in chunks {
        p ^= c[0] ^ c[1] ^ c[2] ^ c[3];
    }
    for byte in rest {
        p ^= byte;
    }
    p
}
