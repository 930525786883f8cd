pub fn lower_bound(v: &[i32], key: i32) -> usize {
    let (mut low, mut high) = (0, v.len());
    while low < high {
        let middle = low + (high - low) / 2;
        if v[middle] < key {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
