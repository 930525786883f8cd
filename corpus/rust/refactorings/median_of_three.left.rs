// claim:  median
// truth:  different
// why:    where the first number is the largest, the other two are mixed up
pub fn median(a: i32, b: i32, c: i32) -> i32 {
    a.max(b).min(a.min(b).max(c))
}
