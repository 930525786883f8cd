pub fn dot(a: &[u32], b: &[u32]) -> u32 {
    a.iter().zip(b).fold(0u32, |sum, (x, y)| sum.wrapping_add(x.wrapping_mul(*y)))
}
