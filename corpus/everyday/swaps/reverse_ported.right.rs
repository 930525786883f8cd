pub fn reverse(v: &mut [u16]) {
    let n = v.len();
    for i in 0..n / 2 {
        v.swap(i, n - i - 1);
    }
}
