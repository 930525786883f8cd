pub fn shift(a: &mut [i32]) {
    for i in (1..a.len()).rev() {
        a[i] = a[i - 1];
    }
}
