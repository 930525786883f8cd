// claim:  cube
// truth:  different
// why:    a power computed by the library is rounded once, a product twice
pub fn cube(x: f64) -> f64 {
    x.powf(3.0)
}
