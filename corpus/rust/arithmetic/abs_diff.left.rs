// claim: distance
// truth: equivalent
// why:   the library's difference against a wider type
pub fn distance(a: i32, b: i32) -> u32 {
    a.abs_diff(b)
}
