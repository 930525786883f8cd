// claim: steps Collatz.steps
// truth: equivalent
// why:   the same loop with a limit
pub fn steps(start: i64) -> i32 {
    let mut n = start;
    let mut steps = 0i32;
    while n > 1 && steps < 1000 {
        n = if n & 1 == 0 { n >> 1 } else { n.wrapping_mul(3).wrapping_add(1) };
        steps += 1;
    }
    steps
}
