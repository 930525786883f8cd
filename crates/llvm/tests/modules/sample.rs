// Compiled to sample.rustc.ll, which is read by tests without a compiler.
pub fn sum(values: &[i32]) -> i32 {
    let mut total = 0;
    for value in values.iter() {
        total += *value;
    }
    total
}
pub enum Shape {
    Circle(u32),
    Square { side: u32 },
    Empty,
}
pub fn area(shape: &Shape) -> u32 {
    match shape {
        Shape::Circle(radius) => 3 * radius * radius,
        Shape::Square { side } => side * side,
        Shape::Empty => 0,
    }
}
pub fn first_even(values: &[i32]) -> Option<i32> {
    values.iter().copied().find(|value| value % 2 == 0)
}
pub fn divide(a: i32, b: i32) -> Result<i32, &'static str> {
    if b == 0 { Err("zero") } else { Ok(a / b) }
}
pub fn at(values: &mut [u8], index: usize) -> u8 {
    assert!(index > 0, "index {} must be positive", index);
    values[index] = values[index - 1].rotate_left(3);
    values[index]
}
