pub fn isqrt(n: u32) -> u32 {
    let mut root = 0u32;
    let mut bit = 1u32 << 15;
    while bit != 0 {
        let trial = root + bit;
        if trial.checked_mul(trial).is_some_and(|square| square <= n) {
            root = trial;
        }
        bit /= 2;
    }
    root
}
