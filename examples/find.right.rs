pub fn find(values: &[i32], wanted: i32) -> Option<usize> {
    let mut found = None;
    for i in 0..values.len() {
        if values[i] == wanted {
            found = Some(i);
        }
    }
    found
}
