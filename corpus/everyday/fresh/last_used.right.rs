pub fn last_used(slots: &[u32]) -> Option<usize> {
    let mut at = slots.len();
    while at > 0 {
        at -= 1;
        if slots[at] != 0 {
            return Some(at);
        }
    }
    None
}
