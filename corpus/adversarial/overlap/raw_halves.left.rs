// claim:  halves
// truth:  different
// why:    raw pointers of different types may lead to the same bytes, whatever the types are
pub unsafe fn halves(wide: *mut u64, narrow: *mut f32) -> u64 {
    unsafe {
        *wide = 5;
        *narrow = 1.5;
        *wide
    }
}
