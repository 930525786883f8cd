pub fn is_sorted(a: &[u16]) -> bool {
    a.windows(2).all(|w| w[0] <= w[1])
}
