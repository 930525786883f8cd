pub fn first(v: &[i32]) -> i32 {
    v[0]
}
