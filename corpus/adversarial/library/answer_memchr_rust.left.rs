// claim:  has_zero
// truth:  equivalent
// why:    contains on bytes, which looks at words, against a loop
pub fn has_zero(data: &[u8]) -> bool {
    data.contains(&0)
}
