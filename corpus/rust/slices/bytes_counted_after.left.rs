// claim:  commas
// truth:  different
// why:    the first byte is not counted
pub fn commas(line: &str) -> usize {
    let mut count = 0;
    for byte in line.bytes() {
        if byte == b',' {
            count += 1;
        }
    }
    count
}
