pub fn plateaus(heights: &[u32]) -> usize {
    let mut n = 0;
    for i in 0..heights.len() - 1 {
        if heights[i] == heights[i + 1] {
            n += 1;
        }
    }
    n
}
