// claim:  odd
// truth:  equivalent
// why:    a reference is aligned
pub fn odd(p: &u32) -> u32 {
    if (p as *const u32 as usize) % 4 != 0 { 0 } else { *p }
}
