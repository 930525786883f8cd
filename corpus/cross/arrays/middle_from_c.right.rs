pub fn middle(a: &[i32]) -> i32 {
    a[a.len() / 2]
}
