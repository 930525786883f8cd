pub fn read_be32(p: &[u8]) -> u32 {
    if p.len() < 4 {
        return 0;
    }
    u32::from_be_bytes([p[0], p[1], p[2], p[3]])
}
