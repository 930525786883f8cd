pub fn count_even(v: &[u32]) -> usize {
    let mut count = 0;
    for x in v {
        if x & 1 == 0 {
            count += 1;
        }
    }
    count
}
