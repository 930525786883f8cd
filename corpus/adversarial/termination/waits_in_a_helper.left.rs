// claim:  settle
// truth:  different
// why:    the helper waits for ever at ten
fn wait(x: i32) -> i32 {
    loop {
        if x != 10 {
            return x;
        }
    }
}
pub fn settle(x: i32) -> i32 {
    wait(x & 15)
}
