// claim: lines
// truth: equivalent
// why:   line feeds counted, and a last line without one
pub fn lines(text: &[u8]) -> usize {
    let feeds = text.iter().filter(|b| **b == b'\n').count();
    match text.last() {
        None | Some(b'\n') => feeds,
        Some(_) => feeds + 1,
    }
}
