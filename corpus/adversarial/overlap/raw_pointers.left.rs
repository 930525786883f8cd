// claim:  patch
// truth:  different
// why:    raw pointers of different types may lead to the same bytes
pub unsafe fn patch(word: *mut u32, byte: *mut u8) -> u32 {
    unsafe {
        *word = 1;
        *byte = 2;
        *word
    }
}
