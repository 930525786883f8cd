pub fn lower(s: &mut [u8]) {
    for b in s {
        b.make_ascii_lowercase();
    }
}
