pub enum Shape {
    Square(u32),
    Box(u32, u32),
    Nothing,
}

impl Shape {
    fn sides(&self) -> Option<(u32, u32)> {
        match *self {
            Shape::Square(side) => Some((side, side)),
            Shape::Box(a, b) => Some((a, b)),
            Shape::Nothing => None,
        }
    }
}

pub fn area(shape: &Shape) -> u64 {
    shape.sides().map_or(0, |(a, b)| a as u64 * b as u64)
}
