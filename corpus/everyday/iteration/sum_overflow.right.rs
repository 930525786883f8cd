pub fn checksum(words: &[u16]) -> u16 {
    words.iter().sum()
}
