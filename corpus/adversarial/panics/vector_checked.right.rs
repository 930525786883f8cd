pub fn put(numbers: &mut Vec<u32>, at: usize, number: u32) {
    assert!(at <= numbers.len());
    numbers.insert(at, number);
}
