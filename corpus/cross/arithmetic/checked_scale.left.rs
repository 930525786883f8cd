// claim: scale Scale.scale
// truth: different
// why:   checked arithmetic panics where Java wraps
pub fn scale(x: i32, by: i32) -> i32 {
    x * by + 1
}
