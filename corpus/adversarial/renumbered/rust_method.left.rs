// claim:  rank
// truth:  different
// today:  unknown
// why:    High.rank() is 1 and then 2
#[derive(Clone, Copy)]
pub enum Kind { Low, High, Top }
impl Kind {
    pub fn rank(&self) -> u8 { *self as u8 }
}
