// claim: get_le64
// truth: equivalent
// why:   the library call against a loop from behind
pub fn get_le64(bytes: &[u8; 8]) -> u64 {
    u64::from_le_bytes(*bytes)
}
