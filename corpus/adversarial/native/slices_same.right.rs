pub fn first_of(v: &[u16]) -> Option<u16> {
    v.first().copied()
}
