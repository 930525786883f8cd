// claim:  put
// truth:  different
// why:    beyond the end the vector panics with its own text, and the other side with that of an assertion
pub fn put(numbers: &mut Vec<u32>, at: usize, number: u32) {
    numbers.insert(at, number);
}
