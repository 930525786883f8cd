// claim: mix --secret key
// truth: different
// why:   whether an addition panics depends on the key
pub fn mix(x: u32, key: u32) -> u32 {
    let unused = x + key;
    x + (unused & 0)
}
