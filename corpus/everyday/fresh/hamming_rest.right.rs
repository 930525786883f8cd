pub fn hamming(a: &[u8], b: &[u8]) -> usize {
    let n = a.len().max(b.len());
    let mut count = 0;
    for i in 0..n {
        if a.get(i) != b.get(i) {
            count += 1;
        }
    }
    count
}
