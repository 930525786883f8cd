pub fn reverse(v: &mut [i32]) {
    if v.is_empty() {
        return;
    }
    let (mut i, mut j) = (0, v.len() - 1);
    while i < j {
        v.swap(i, j);
        i += 1;
        j -= 1;
    }
}
