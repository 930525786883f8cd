// claim: area
// truth: equivalent
// why:   an enumeration with values matched in two ways
pub enum Shape {
    Square(u32),
    Box(u32, u32),
    Nothing,
}

pub fn area(shape: &Shape) -> u64 {
    match shape {
        Shape::Square(side) => u64::from(*side) * u64::from(*side),
        Shape::Box(a, b) => u64::from(*a) * u64::from(*b),
        Shape::Nothing => 0,
    }
}
