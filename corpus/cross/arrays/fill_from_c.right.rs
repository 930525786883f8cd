pub fn fill(a: &mut [i32], start: i32) {
    for x in a.iter_mut() {
        *x = start;
    }
}
