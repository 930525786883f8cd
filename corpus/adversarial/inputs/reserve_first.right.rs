pub fn append(v: &mut Vec<u8>, x: u8) -> usize {
    let before = v.len();
    v.push(x);
    before + 1
}
