pub fn pairs_sum(v: &[u16]) -> u32 {
    let mut sum = 0u32;
    let mut i = 0;
    while i + 1 < v.len() {
        sum = sum.wrapping_add(u32::from(v[i]) * u32::from(v[i + 1]));
        i += 2;
    }
    sum
}
