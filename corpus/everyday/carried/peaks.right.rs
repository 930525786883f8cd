pub fn peaks(v: &[i16]) -> usize {
    v.windows(3).filter(|w| w[1] > w[0] && w[1] > w[2]).count()
}
