// claim: is_prime Primes.isPrime
// truth: equivalent
// today: unknown
// why:   trial division up to the root
pub fn is_prime(n: i32) -> bool {
    if n < 2 {
        return false;
    }
    let mut d = 2i64;
    while d * d <= i64::from(n) {
        if i64::from(n) % d == 0 {
            return false;
        }
        d += 1;
    }
    true
}
