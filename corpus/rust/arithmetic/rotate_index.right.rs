pub fn rotate(index: usize, by: usize, len: usize) -> usize {
    if len == 0 {
        return 0;
    }
    let (index, by) = (index % len, by % len);
    let room = len - index;
    if by >= room { by - room } else { index + by }
}
