// claim: second --secret key
// truth: different
// today: unknown
// why:   a reference and a number are no slice: the number is secret
pub fn second(key: (&u8, usize), x: usize) -> usize {
    x & key.1
}
