// claim: leading
// truth: equivalent
// why:   take_while and count against a loop over an index
pub fn leading(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count()
}
