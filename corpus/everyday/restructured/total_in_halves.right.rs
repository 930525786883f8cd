pub fn total(v: &[u64]) -> u64 {
    let middle = v.len() / 2;
    let mut low = 0u64;
    for i in 0..middle {
        low = low.wrapping_add(v[i]);
    }
    let mut high = 0u64;
    for i in middle..v.len() {
        high = high.wrapping_add(v[i]);
    }
    low.wrapping_add(high)
}
