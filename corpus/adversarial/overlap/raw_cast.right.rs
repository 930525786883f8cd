pub unsafe fn second_byte(p: *mut u32) -> u32 {
    unsafe {
        let b = p as *mut u8;
        *p = 0x0102_0304;
        *b.add(1) = 9;
        0x0102_0304
    }
}
