pub fn length(name: &str) -> usize {
    name.len()
}
