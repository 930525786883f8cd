pub fn get_le64(bytes: &[u8; 8]) -> u64 {
    let mut value = 0;
    for &byte in bytes.iter().rev() {
        value = value << 8 | u64::from(byte);
    }
    value
}
