pub fn cube(x: f64) -> f64 {
    x * x * x
}
