pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a < b { a } else { b }
}

pub fn flip(x: bool) -> bool {
    x ^ true
}
