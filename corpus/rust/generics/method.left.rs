// claim:  Range::<i32>::holds
// truth:  equivalent
// why:    a method of a generic type, for one type
pub struct Range<T> {
    pub low: T,
    pub high: T,
}

impl<T: PartialOrd> Range<T> {
    pub fn holds(&self, x: T) -> bool {
        self.low <= x && x < self.high
    }
}
