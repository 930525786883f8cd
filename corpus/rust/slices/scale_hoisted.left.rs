// claim: scale
// truth: equivalent
// why:   a load hoisted out of a loop that writes: references to what changes are the only ones to it
pub fn scale(values: &mut [i32], factor: &i32) {
    for i in 0..values.len() {
        values[i] = values[i].wrapping_mul(*factor);
    }
}
