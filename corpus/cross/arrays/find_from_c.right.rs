fn search(v: &[i32], key: i32) -> Option<usize> {
    for (i, x) in v.iter().enumerate() {
        if *x == key {
            return Some(i);
        }
    }
    None
}

pub fn find(v: &[i32], key: i32) -> i64 {
    match search(v, key) {
        Some(place) => place as i64,
        None => -1,
    }
}
