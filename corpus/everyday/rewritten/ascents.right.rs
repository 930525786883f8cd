pub fn ascents(v: &[i32]) -> usize {
    v.windows(2).filter(|pair| pair[0] < pair[1]).count()
}
