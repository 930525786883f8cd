pub fn rotate(v: &mut [i32; 6]) {
    let first = v[0];
    for i in 1..5 {
        v[i - 1] = v[i];
    }
    v[5] = first;
}
