// claim:  clamp::<f64>
// truth:  different
// why:    nothing is above or below a float that is no number
pub fn clamp<T: PartialOrd>(x: T, low: T, high: T) -> T {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}
