// claim:  *
// truth:  different
// today:  unknown
// why:    the number of an enum's variant changed, which other crates see with `as`
pub enum Level {
    Low = 1,
    High = 2,
}

pub fn half(x: u32) -> u32 {
    x / 2
}
