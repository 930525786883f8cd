// claim:  pick
// truth:  different
// why:    the right side reads behind the end of the array where the left side gives zero
pub fn pick(i: usize) -> u32 {
    let table = [2u32, 3, 5, 7];
    if i < 4 { table[i] } else { 0 }
}
