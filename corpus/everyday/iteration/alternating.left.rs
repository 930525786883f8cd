// claim: alternating
// truth: equivalent
// why:   the sign flips with the index, or is carried along
pub fn alternating(a: &[i32]) -> i32 {
    let mut total = 0i32;
    for i in 0..a.len() {
        if i % 2 == 0 {
            total = total.wrapping_add(a[i]);
        } else {
            total = total.wrapping_sub(a[i]);
        }
    }
    total
}
