// claim:  groups
// truth:  equivalent
// why:    whether the letter before was part of a number, as a truth value or as the letter
pub fn groups(text: &[u8]) -> u32 {
    let mut count = 0u32;
    let mut inside = false;
    for &c in text {
        let digit = c >= b'0' && c <= b'9' || c == b'_';
        if digit && !inside {
            count = count.wrapping_add(1);
        }
        inside = digit;
    }
    count
}
