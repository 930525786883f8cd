pub fn upper(text: &mut [u8]) {
    for byte in text.iter_mut() {
        if byte.is_ascii_lowercase() {
            *byte &= !0x20;
        }
    }
}
