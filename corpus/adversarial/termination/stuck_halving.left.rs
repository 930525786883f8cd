// claim:  down
// truth:  different
// time:   60s
// why:    the left side is stuck at an odd number above one
pub fn down(mut n: u32) -> u32 {
    while n > 1 {
        if n % 2 == 0 {
            n /= 2;
        }
    }
    n
}
