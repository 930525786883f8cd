pub fn commas(line: &str) -> usize {
    line.as_bytes().iter().filter(|byte| **byte == b',').count()
}
