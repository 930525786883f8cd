pub fn is_sorted(v: &[i32]) -> bool {
    v.windows(2).all(|pair| pair[0] <= pair[1])
}
