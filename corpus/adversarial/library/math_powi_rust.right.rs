pub fn fifth(x: f64) -> f64 {
    let mut product = 1.0;
    for _ in 0..5 {
        product *= x;
    }
    product
}
