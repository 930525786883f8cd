pub unsafe fn patch(word: *mut u32, byte: *mut u8) -> u32 {
    unsafe {
        *word = 1;
        *byte = 2;
        1
    }
}
