// claim:  Cell::set
// truth:  equivalent
// today:  unknown
// why:    the private field holds the complement, and every method turns it round

pub struct Cell { v: i32 }
impl Cell {
    pub fn new() -> Self { Cell { v: 0 } }
    pub fn set(&mut self, x: i32) { self.v = x; }
    pub fn get(&self) -> i32 { self.v }
}
