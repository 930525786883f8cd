// claim:  steep
// truth:  different
// why:    the index begins with the second pair
pub fn steep(v: &[u8]) -> bool {
    v.windows(2).all(|w| w[1] >= w[0])
}
