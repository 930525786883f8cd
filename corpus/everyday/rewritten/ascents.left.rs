// claim:  ascents
// truth:  equivalent
// why:    neighbours as windows, or by index
pub fn ascents(v: &[i32]) -> usize {
    let mut count = 0;
    for i in 1..v.len() {
        if v[i - 1] < v[i] {
            count += 1;
        }
    }
    count
}
