pub fn sequence_length(first: u8) -> Option<u8> {
    if first < 0x80 {
        Some(1)
    } else if first < 0xc0 {
        None
    } else if first < 0xe0 {
        Some(2)
    } else if first < 0xf0 {
        Some(3)
    } else if first < 0xf8 {
        Some(4)
    } else {
        None
    }
}
