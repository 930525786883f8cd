use std::cmp::max as pick;
pub fn g<T: Ord>(x: T, y: T) -> T { pick(x, y) }
