pub fn largest<T: PartialOrd + Copy>(a: T, b: T) -> T {
    if a <= b { b } else { a }
}

pub fn top(a: i32, b: i32) -> i32 {
    largest(a, b)
}
