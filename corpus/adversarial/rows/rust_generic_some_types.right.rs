pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a <= b { b } else { a }
}
