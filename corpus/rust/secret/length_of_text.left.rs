// claim: length --secret name
// truth: equivalent
// why:   how long a text is, is public
pub fn length(name: &str) -> usize {
    name.len()
}
