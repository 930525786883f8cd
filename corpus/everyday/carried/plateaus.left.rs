// claim:  plateaus
// truth:  different
// why:    of no heights at all one is taken away
pub fn plateaus(heights: &[u32]) -> usize {
    heights.windows(2).filter(|pair| pair[0] == pair[1]).count()
}
