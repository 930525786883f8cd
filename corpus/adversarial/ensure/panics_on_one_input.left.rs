// claim:  half
// assume: left.x == right.x
// ensure: left.ret == right.ret
// truth:  different
// why:    the right side panics at 77
pub fn half(x: u32) -> u32 {
    x / 2
}
