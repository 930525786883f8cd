pub fn mix(v: &[u16]) -> u16 {
    let mut h = 0u16;
    for x in v.iter().rev() {
        h ^= *x & 0x3fff;
    }
    h ^ 7
}
