// claim: *
// truth: different
// why:   the same text calls max on the left and min on the right, by an import
use std::cmp::max as pick;
pub fn g<T: Ord>(x: T, y: T) -> T { pick(x, y) }
