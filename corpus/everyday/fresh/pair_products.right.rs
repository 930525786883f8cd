pub fn pair_products(values: &[u32]) -> u32 {
    let mut sum = 0u32;
    let mut at = 0;
    while at + 1 < values.len() {
        sum = sum.wrapping_add(values[at].wrapping_mul(values[at + 1]));
        at += 2;
    }
    sum
}
