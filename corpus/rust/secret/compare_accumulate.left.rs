// claim: matches --secret tag --constant-time --secret-result
// truth: equivalent
// why:   all bytes are compared, whatever they are
pub fn matches(tag: &[u8; 8], guess: &[u8; 8]) -> u8 {
    let mut difference = 0;
    let mut i = 0;
    while i < 8 {
        difference |= tag[i] ^ guess[i];
        i += 1;
    }
    difference
}
