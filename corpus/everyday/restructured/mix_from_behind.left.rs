// claim:  mix
// truth:  equivalent
// today:  unknown
// why:    exclusive or with an iterator that is turned round
pub fn mix(v: &[u16]) -> u16 {
    let mut h = 7u16;
    for x in v {
        h ^= *x & 0x3fff;
    }
    h
}
