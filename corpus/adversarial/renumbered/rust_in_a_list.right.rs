#[derive(Clone, Copy, PartialEq)]
pub enum Kind { Low, Middle, High, Top }
pub fn count(kinds: &Vec<Kind>) -> u32 {
    let mut n = 0;
    for kind in kinds {
        if *kind == Kind::Middle { n += 1; }
    }
    n
}
