// claim:  patch
// truth:  equivalent
// why:    exclusive references lead to different memory
pub fn patch(word: &mut u32, byte: &mut u8) -> u32 {
    *word = 1;
    *byte = 2;
    *word
}
