pub fn count_even(n: u32) -> usize {
    let mut c = 0usize;
    for i in 0..n {
        if i % 2 == 0 { c += 1; }
    }
    c
}
