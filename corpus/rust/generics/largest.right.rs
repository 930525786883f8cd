pub fn largest<T: PartialOrd + Copy>(values: &[T], least: T) -> T {
    let mut best = least;
    for &value in values {
        if best < value {
            best = value;
        }
    }
    best
}
