// claim: leading_blanks
// truth: equivalent
// why:   position against take_while
pub fn leading_blanks(line: &[u8]) -> usize {
    line.iter().position(|b| *b != b' ' && *b != b'\t').unwrap_or(line.len())
}
