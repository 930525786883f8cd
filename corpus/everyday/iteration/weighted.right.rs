pub fn weighted(v: &[u32]) -> u64 {
    let mut sum = 0u64;
    for (i, x) in v.iter().enumerate() {
        sum = sum.wrapping_add((i as u64 + 1).wrapping_mul(u64::from(*x)));
    }
    sum
}
