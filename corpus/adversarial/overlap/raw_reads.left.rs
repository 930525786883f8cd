// claim:  sum_of_two
// truth:  equivalent
// why:    only reads, in another order
pub unsafe fn sum_of_two(word: *const u32, byte: *const u8) -> u64 {
    unsafe { *word as u64 + *byte as u64 }
}
