pub fn hash(bytes: &[u8]) -> u32 {
    let mut h = 5381u32;
    for b in bytes.iter() {
        h = (h << 5).wrapping_add(h) ^ *b as u32;
    }
    h
}
