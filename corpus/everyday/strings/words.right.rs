fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\n'
}

pub fn words(text: &[u8]) -> usize {
    let mut count = 0;
    let mut before = b' ';
    for &byte in text {
        if is_blank(before) && !is_blank(byte) {
            count += 1;
        }
        before = byte;
    }
    count
}
