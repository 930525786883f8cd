pub fn running_max(v: &mut [i32]) {
    for i in 1..v.len() {
        if v[i - 1] > v[i] {
            v[i] = v[i - 1];
        }
    }
}
