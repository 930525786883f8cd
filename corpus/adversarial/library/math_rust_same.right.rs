pub fn wobble(x: f64, y: f64) -> f64 {
    let s = x.sin();
    s * y + s
}
