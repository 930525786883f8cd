// claim:  count
// truth:  different
// today:  unknown
// why:    [High] has one High, and on the right the numbers that were High are Middle
#[derive(Clone, Copy, PartialEq)]
pub enum Kind { Low, High, Top }
pub fn count(kinds: &Vec<Kind>) -> u32 {
    let mut n = 0;
    for kind in kinds {
        if *kind == Kind::High { n += 1; }
    }
    n
}
