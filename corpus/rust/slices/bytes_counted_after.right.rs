pub fn commas(line: &str) -> usize {
    line.as_bytes().iter().skip(1).filter(|byte| **byte == b',').count()
}
