// claim:  two_words
// truth:  different
// why:    unaligned words may lie one byte apart
pub unsafe fn two_words(a: *mut u8, b: *mut u8) -> u32 {
    unsafe {
        (a as *mut u32).write_unaligned(1);
        (b as *mut u32).write_unaligned(0x0202_0202);
        (a as *mut u32).read_unaligned()
    }
}
