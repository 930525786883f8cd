// claim:  smallest
// truth:  equivalent
// today:  unknown
// why:    the smallest by sorting or by min
pub fn smallest(a: i32, b: i32, c: i32) -> i32 { let mut v = [a, b, c]; v.sort(); v[0] }
