// claim:  *
// truth:  unknown
// why:    two iterators of one layout, of which a caller gets other elements: the signature is another one
pub fn some(values: &[i32], count: usize) -> impl Iterator<Item = &i32> {
    values.iter().skip(count)
}
