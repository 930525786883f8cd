// claim:  second_byte
// truth:  different
// why:    the cast pointer leads to the same bytes
pub unsafe fn second_byte(p: *mut u32) -> u32 {
    unsafe {
        let b = p as *mut u8;
        *p = 0x0102_0304;
        *b.add(1) = 9;
        *p
    }
}
