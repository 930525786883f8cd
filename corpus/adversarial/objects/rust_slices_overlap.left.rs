// claim:  shift
// truth:  different
// why:    copy_within to the right: from the front it repeats, from the back it moves
pub fn shift(a: &mut [i32]) {
    for i in 1..a.len() {
        a[i] = a[i - 1];
    }
}
