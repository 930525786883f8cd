pub fn negate(v: &mut [i32]) {
    let n = v.len();
    for i in 0..n {
        v[i] = 0 - v[i];
    }
}
