pub fn rises(heights: &[i32]) -> usize {
    heights.windows(2).filter(|pair| pair[0] < pair[1]).count()
}
