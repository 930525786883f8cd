pub struct Range { lo: i32, hi: i32 }
impl Range {
    pub fn new(lo: i32, hi: i32) -> Option<Range> { if lo <= hi { Some(Range { lo, hi }) } else { None } }
    pub fn is_point(&self) -> bool { self.lo >= self.hi }
}
