pub fn tag(word: u32) -> u32 {
    word & 15
}
