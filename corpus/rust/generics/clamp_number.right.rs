pub fn clamp<T: PartialOrd>(x: T, low: T, high: T) -> T {
    if !(x >= low) {
        low
    } else if x <= high {
        x
    } else {
        high
    }
}
