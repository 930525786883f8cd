// claim:  pick
// truth:  different
// why:    the first of the vector instead of the second
pub fn pick(a: i32, b: i32) -> i32 {
    let mut values = Vec::with_capacity(2);
    values.push(a);
    values.push(b);
    values[1]
}
