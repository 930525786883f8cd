// claim:  build
// truth:  different
// why:    the right side writes behind the end of the vector
pub fn build(a: u32) -> u32 {
    let mut v = vec![0u32; 4];
    v[3] = a;
    v[3]
}
