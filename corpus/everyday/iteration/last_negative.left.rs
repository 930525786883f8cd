// claim: last_negative
// truth: equivalent
// why:   rposition against a loop from the end
pub fn last_negative(deltas: &[i32]) -> i64 {
    match deltas.iter().rposition(|delta| *delta < 0) {
        Some(place) => place as i64,
        None => -1,
    }
}
