// claim:  middle
// truth:  different
// why:    the sum may overflow where the difference does not
pub fn middle(a: u32, b: u32) -> u32 {
    if a <= b { a + (b - a) / 2 } else { b + (a - b) / 2 }
}
