pub fn version(header: &[u8]) -> u32 {
    let _ = header;
    1
}
