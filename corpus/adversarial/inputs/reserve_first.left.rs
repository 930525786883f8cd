// claim:  append
// truth:  equivalent
// why:    one more element makes the length one more
pub fn append(v: &mut Vec<u8>, x: u8) -> usize {
    v.push(x);
    v.len()
}
