// claim: even_places
// truth: equivalent
// why:   step_by against enumerate and filter
pub fn even_places(values: &[i32]) -> i32 {
    let mut sum = 0i32;
    for at in (0..values.len()).step_by(2) {
        sum = sum.wrapping_add(values[at]);
    }
    sum
}
