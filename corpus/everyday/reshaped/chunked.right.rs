pub fn largest(v: &[u16]) -> u16 {
    let mut best = 0;
    for block in v.chunks(16) {
        for x in block {
            if *x > best {
                best = *x;
            }
        }
    }
    best
}
