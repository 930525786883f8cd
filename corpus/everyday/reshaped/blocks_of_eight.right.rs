pub fn checksum(a: &[u8]) -> u16 {
    let mut sum = 0u16;
    let mut start = 0;
    while start < a.len() {
        let end = if a.len() - start < 8 { a.len() } else { start + 8 };
        let mut i = start;
        while i < end {
            sum = sum.wrapping_add(a[i] as u16);
            i += 1;
        }
        start = end;
    }
    sum
}
