// claim:  wobble
// truth:  equivalent
// why:    the same sine twice, in Rust
pub fn wobble(x: f64, y: f64) -> f64 {
    x.sin() * y + x.sin()
}
