// claim:  rises
// truth:  equivalent
// why:    neighbours by an index become windows
pub fn rises(heights: &[i32]) -> usize {
    let mut n = 0;
    for i in 1..heights.len() {
        if heights[i] > heights[i - 1] {
            n += 1;
        }
    }
    n
}
