pub struct Range<T> {
    pub low: T,
    pub high: T,
}

impl<T: PartialOrd> Range<T> {
    pub fn holds(&self, x: T) -> bool {
        if x < self.low {
            return false;
        }
        !(x >= self.high)
    }
}
