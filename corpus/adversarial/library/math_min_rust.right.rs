pub fn lower(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}
