// claim:  some
// truth:  equivalent
// why:    the same type, made in two steps
pub fn some(values: &[i32], count: usize) -> impl Iterator<Item = &i32> {
    values.iter().skip(count)
}
