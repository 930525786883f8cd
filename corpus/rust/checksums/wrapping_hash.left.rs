// claim: hash
// truth: equivalent
// why:   a fold against a loop, with the multiplication taken apart
pub fn hash(bytes: &[u8]) -> u32 {
    bytes.iter().fold(5381u32, |h, b| h.wrapping_mul(33) ^ u32::from(*b))
}
