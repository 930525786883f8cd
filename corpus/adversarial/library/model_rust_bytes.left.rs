// claim:  same_text
// truth:  equivalent
// why:    slices of bytes are compared by a function of C's, against a loop
pub fn same_text(a: &[u8], b: &[u8]) -> bool {
    a == b
}
