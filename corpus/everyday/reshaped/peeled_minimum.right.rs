pub fn lowest(a: &[i64], or: i64) -> i64 {
    let mut low = or;
    let mut first = true;
    for x in a {
        if first || *x < low {
            low = *x;
            first = false;
        }
    }
    low
}
