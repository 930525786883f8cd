pub fn last_negative(deltas: &[i32]) -> i64 {
    let mut i = deltas.len();
    while i > 0 {
        i -= 1;
        if deltas[i].is_negative() {
            return i as i64;
        }
    }
    -1
}
