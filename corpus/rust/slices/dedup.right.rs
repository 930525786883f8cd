pub fn unique(v: &mut [i32]) -> usize {
    if v.len() == 0 {
        return 0;
    }
    let mut last = 0;
    let mut i = 1;
    while i < v.len() {
        let x = v[i];
        if x != v[last] {
            last += 1;
            v[last] = x;
        }
        i += 1;
    }
    last + 1
}
