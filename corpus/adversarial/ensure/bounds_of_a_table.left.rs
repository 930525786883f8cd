// claim:  weight
// assume: left.x == right.x
// ensure: left.ret <= right.ret
// truth:  different
// why:    the right side's table is too short: it panics at index 3
pub fn weight(x: u8) -> i32 {
    let table = [1, 2, 4, 8];
    table[(x & 3) as usize]
}
