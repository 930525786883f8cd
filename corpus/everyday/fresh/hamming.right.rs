pub fn hamming(a: &[u8], b: &[u8]) -> usize {
    let n = a.len().min(b.len());
    let mut count = 0;
    for i in 0..n {
        if a[i] ^ b[i] != 0 {
            count += 1;
        }
    }
    count
}
