// claim:  *
// truth:  different
// why:    a generic function that nothing in the file uses is not compiled at all, and it changed
pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

pub fn flip(x: bool) -> bool {
    !x
}
