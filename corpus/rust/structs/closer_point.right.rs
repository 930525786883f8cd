pub struct Point {
    pub x: i32,
    pub y: i32,
}

pub fn closer(a: &Point, b: &Point) -> bool {
    let of = |p: &Point| p.x as i64 * p.x as i64 + p.y as i64 * p.y as i64;
    of(b) > of(a)
}
