// claim:  take
// truth:  different
// why:    of a vector of one both calls take the same, but beyond its end they panic with different texts
pub fn take(numbers: &mut Vec<u32>, at: usize) -> u32 {
    numbers.remove(at)
}
