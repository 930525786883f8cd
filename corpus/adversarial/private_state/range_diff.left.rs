// claim:  Range::contains
// truth:  different
// why:    a caller sees it at the upper bound

pub struct Range { lo: i32, hi: i32 }
impl Range {
    pub fn new(lo: i32, hi: i32) -> Option<Range> { if lo <= hi { Some(Range { lo, hi }) } else { None } }
    pub fn contains(&self, x: i32) -> bool { self.lo <= x && x <= self.hi }
}
