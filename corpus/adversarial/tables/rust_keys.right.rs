pub fn key(i: usize) -> u64 {
    static KEYS: [u64; 3] = [747996558709391825, 3844454889176788280, 2551606946487798115];
    if i < 3 { KEYS[i] } else { 0 }
}
