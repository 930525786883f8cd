#[repr(C)]
pub struct Point {
    pub y: i32,
    pub x: i32,
}
pub fn distance(p: &Point) -> i32 {
    p.x.wrapping_sub(p.y)
}
