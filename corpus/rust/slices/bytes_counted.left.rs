// claim:  commas
// truth:  equivalent
// why:    a loop against filter and count, whose result the library says to be at most the length
pub fn commas(line: &str) -> usize {
    let mut count = 0;
    for byte in line.bytes() {
        if byte == b',' {
            count += 1;
        }
    }
    count
}
