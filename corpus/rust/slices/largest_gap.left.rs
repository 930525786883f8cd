// claim:  largest_gap
// truth:  different
// why:    a loop that begins with zero does not see that all gaps are negative
pub fn largest_gap(values: &[i16]) -> i32 {
    values.windows(2).map(|pair| i32::from(pair[1]) - i32::from(pair[0])).max().unwrap_or(0)
}
