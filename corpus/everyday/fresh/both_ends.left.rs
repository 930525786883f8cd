// claim: both_ends
// truth: equivalent
// why:   a fold over a pair against two variables
pub fn both_ends(values: &[i32]) -> (i32, i32) {
    values.iter().fold((i32::MAX, i32::MIN), |(low, high), &value| (low.min(value), high.max(value)))
}
