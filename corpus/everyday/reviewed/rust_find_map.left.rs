// claim:  first_even_square
// truth:  equivalent
// why:    a loop with a return becomes find and map
pub fn first_even_square(values: &[u32]) -> Option<u32> {
    for i in 0..values.len() {
        if values[i] % 2 == 0 {
            return Some(values[i].wrapping_mul(values[i]));
        }
    }
    None
}
