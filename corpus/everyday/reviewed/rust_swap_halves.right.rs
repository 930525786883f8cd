pub fn mirror(line: &mut [u8]) {
    line.reverse();
}
