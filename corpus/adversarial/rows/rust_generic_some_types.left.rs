// claim:  *
// truth:  different
// today:  unknown
// why:    the same for integers and not for floats: that an instance is equivalent does not make the function so
pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a > b { a } else { b }
}
