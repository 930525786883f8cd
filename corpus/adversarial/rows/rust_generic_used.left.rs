// claim:  *
// truth:  different
// today:  unknown
// why:    the file uses it with integers alone, and other crates may use it with floats
pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

pub fn top(a: i32, b: i32) -> i32 {
    largest(a, b)
}
