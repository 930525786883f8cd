pub fn score(text: &[u8]) -> usize {
    let mut spaces = 0;
    for &c in text {
        if c == b' ' {
            spaces += 1;
        }
    }
    let mut vowels = 0;
    for &c in text {
        if matches!(c, b'a' | b'e' | b'i' | b'o' | b'u') {
            vowels += 1;
        }
    }
    vowels * 3 ^ spaces
}
