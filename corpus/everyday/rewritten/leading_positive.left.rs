// claim:  leading
// truth:  different
// why:    only those before the first that is not positive, or all
pub fn leading(v: &[i32]) -> usize {
    let mut count = 0;
    while count < v.len() && v[count] > 0 {
        count += 1;
    }
    count
}
