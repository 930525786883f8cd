pub fn checked(v: &[i32], i: usize) -> i32 {
    v[i]
}
