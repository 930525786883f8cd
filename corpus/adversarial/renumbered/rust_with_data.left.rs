// claim:  size
// truth:  different
// today:  unknown
// why:    a line is one longer on the right; as bytes, what was a line is a ring
pub enum Shape { Dot, Line(u32), Box(u32, u32) }
pub fn size(shape: &Shape) -> u32 {
    match shape { Shape::Dot => 0, Shape::Line(n) => *n, Shape::Box(a, b) => a.wrapping_mul(*b) }
}
