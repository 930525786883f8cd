// claim: digits
// truth: equivalent
// why:   thresholds against division
pub fn digits(mut n: u16) -> u32 {
    let mut count = 1;
    while n >= 10 {
        n /= 10;
        count += 1;
    }
    count
}
