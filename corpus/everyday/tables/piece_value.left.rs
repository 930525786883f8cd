// claim: value_of
// truth: equivalent
// why:   match against a constant table with get
pub fn value_of(piece: u8) -> u32 {
    match piece {
        b'P' => 1,
        b'N' | b'B' => 3,
        b'R' => 5,
        b'Q' => 9,
        _ => 0,
    }
}
