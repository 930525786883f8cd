pub fn odd(p: &u32) -> u32 {
    *p
}
