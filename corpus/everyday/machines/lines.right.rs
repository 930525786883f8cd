pub fn lines(text: &[u8]) -> usize {
    let mut count = 0;
    let mut open = false;
    for &b in text {
        if b == b'\n' {
            count += 1;
            open = false;
        } else {
            open = true;
        }
    }
    if open {
        count += 1;
    }
    count
}
