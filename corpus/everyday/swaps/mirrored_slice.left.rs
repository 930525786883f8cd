// claim: mirrored
// truth: equivalent
// today: unknown
// why:   an iterator against itself from the back, and two indices
pub fn mirrored(v: &[u16]) -> bool {
    v.iter().eq(v.iter().rev())
}
