// claim: matches --secret tag --constant-time --secret-result
// truth: different
// why:   the first byte that differs ends the comparison
pub fn matches(tag: &[u8; 8], guess: &[u8; 8]) -> bool {
    let mut i = 0;
    while i < 8 {
        if tag[i] != guess[i] {
            return false;
        }
        i += 1;
    }
    true
}
