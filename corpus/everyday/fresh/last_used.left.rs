// claim: last_used
// truth: equivalent
// why:   rposition against a loop that counts down
pub fn last_used(slots: &[u32]) -> Option<usize> {
    slots.iter().rposition(|&slot| slot != 0)
}
