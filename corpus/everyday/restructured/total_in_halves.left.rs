// claim:  total
// truth:  equivalent
// why:    a slice summed in two halves
pub fn total(v: &[u64]) -> u64 {
    let mut sum = 0u64;
    for i in 0..v.len() {
        sum = sum.wrapping_add(v[i]);
    }
    sum
}
