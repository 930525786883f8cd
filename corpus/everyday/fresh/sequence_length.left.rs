// claim: sequence_length
// truth: equivalent
// why:   the leading ones against ranges
pub fn sequence_length(first: u8) -> Option<u8> {
    match first.leading_ones() {
        0 => Some(1),
        ones @ 2..=4 => Some(ones as u8),
        _ => None,
    }
}
