pub fn flip(v: &mut [u32]) {
    let mut low = 0;
    let mut high = v.len();
    while high > low + 1 {
        high -= 1;
        let saved = v[low];
        v[low] = v[high];
        v[high] = saved;
        low += 1;
    }
}
