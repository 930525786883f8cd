pub unsafe fn halves(wide: *mut u64, narrow: *mut f32) -> u64 {
    unsafe {
        *wide = 5;
        *narrow = 1.5;
        5
    }
}
