// claim:  count --ints math
// truth:  equivalent
// why:    a slice's length is not negative
pub fn count(s: &[i32]) -> usize {
    let mut c = 0;
    let mut i = 0;
    while i < s.len() {
        c += 1;
        i += 1;
    }
    c
}
