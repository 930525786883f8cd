// claim: closer
// truth: equivalent
// why:   methods on a structure against plain arithmetic
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    fn square(&self) -> i64 {
        let (x, y) = (i64::from(self.x), i64::from(self.y));
        x * x + y * y
    }
}

pub fn closer(a: &Point, b: &Point) -> bool {
    a.square() < b.square()
}
