// claim: pair_products
// truth: equivalent
// today: unknown
// why:   chunks_exact against an index that goes in twos
pub fn pair_products(values: &[u32]) -> u32 {
    values.chunks_exact(2).map(|pair| pair[0].wrapping_mul(pair[1])).fold(0, u32::wrapping_add)
}
