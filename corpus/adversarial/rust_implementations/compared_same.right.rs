pub struct Point { pub x: i32, pub y: i32 }
impl PartialEq for Point {
    fn eq(&self, other: &Point) -> bool {
        if self.x != other.x { return false; }
        self.y == other.y
    }
}
