// claim: nibble
// truth: different
// why:   g to z are digits for one of them
pub fn nibble(c: u8) -> u32 {
    match c {
        b'0'..=b'9' => u32::from(c - b'0'),
        b'a'..=b'f' => u32::from(c - b'a') + 10,
        _ => 255,
    }
}
