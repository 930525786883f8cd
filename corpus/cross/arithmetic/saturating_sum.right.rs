pub fn saturating_sum(v: &[i32]) -> i32 {
    v.iter().fold(0, |sum: i32, x| sum.saturating_add(*x))
}
