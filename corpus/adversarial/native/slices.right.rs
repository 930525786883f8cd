pub fn last_of(v: &[u16]) -> u16 {
    match v {
        [] => 0,
        [.., last] => *last,
    }
}
