// claim:  clamp::<u8>
// truth:  equivalent
// why:    for integers the order is total, so the cases may be asked the other way round
pub fn clamp<T: PartialOrd>(x: T, low: T, high: T) -> T {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}
