fn belongs(c: u8) -> bool {
    matches!(c, b'0'..=b'9' | b'_')
}
pub fn groups(text: &[u8]) -> u32 {
    let mut count = 0u32;
    let mut before = b' ';
    let mut at = 0;
    while at < text.len() {
        if belongs(text[at]) && !belongs(before) {
            count = count.wrapping_add(1);
        }
        before = text[at];
        at += 1;
    }
    count
}
