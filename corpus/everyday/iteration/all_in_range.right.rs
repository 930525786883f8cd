pub fn all_in_range(samples: &[i16], low: i16, high: i16) -> bool {
    for &s in samples {
        if s < low || s > high {
            return false;
        }
    }
    true
}
