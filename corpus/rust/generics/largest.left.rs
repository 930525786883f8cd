// claim:  largest::<i32>
// truth:  equivalent
// why:    an instance of a generic function that nothing in the file uses
pub fn largest<T: PartialOrd + Copy>(values: &[T], least: T) -> T {
    let mut best = least;
    for value in values {
        if *value > best {
            best = *value;
        }
    }
    best
}
