pub unsafe fn sum_of_two(word: *const u32, byte: *const u8) -> u64 {
    unsafe {
        let b = *byte as u64;
        b + *word as u64
    }
}
