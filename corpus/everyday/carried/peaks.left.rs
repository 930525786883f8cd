// claim:  peaks
// truth:  equivalent
// why:    three neighbours by an index become windows
pub fn peaks(v: &[i16]) -> usize {
    let mut n = 0;
    let mut i = 2;
    while i < v.len() {
        if v[i - 2] < v[i - 1] && v[i - 1] > v[i] {
            n += 1;
        }
        i += 1;
    }
    n
}
