// claim: cleared
// truth: equivalent
// rests: panic-memory
// why:   with an empty slice both panic, and who catches that finds total cleared on the left only
pub fn cleared(total: &mut i32, values: &[i32]) -> i32 {
    *total = 0;
    values[0]
}
