pub fn patch(word: &mut u32, byte: &mut u8) -> u32 {
    *byte = 2;
    *word = 1;
    1
}
