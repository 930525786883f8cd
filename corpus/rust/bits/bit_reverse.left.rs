// claim: reverse
// truth: equivalent
// why:   the library's operation against exchanges of ever larger fields
pub fn reverse(x: u32) -> u32 {
    x.reverse_bits()
}
