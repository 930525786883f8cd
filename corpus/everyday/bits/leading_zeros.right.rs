pub fn leading(x: u32) -> u32 {
    x.leading_zeros()
}
