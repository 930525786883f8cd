pub enum Shape { Dot, Ring(u32), Line(u32), Box(u32, u32) }
pub fn size(shape: &Shape) -> u32 {
    match shape {
        Shape::Dot => 0,
        Shape::Ring(n) => *n,
        Shape::Line(n) => n.wrapping_add(1),
        Shape::Box(a, b) => a.wrapping_mul(*b),
    }
}
