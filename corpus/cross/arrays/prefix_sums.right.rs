pub fn prefix_sums(v: &mut [u32]) {
    let mut sum = 0u32;
    for x in v {
        sum = sum.wrapping_add(*x);
        *x = sum;
    }
}
