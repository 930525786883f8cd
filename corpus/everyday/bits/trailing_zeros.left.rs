// claim: ruler
// truth: equivalent
// why:   a loop against trailing_zeros
pub fn ruler(mut n: u64) -> u32 {
    if n == 0 {
        return 64;
    }
    let mut zeros = 0;
    while n & 1 == 0 {
        n >>= 1;
        zeros += 1;
    }
    zeros
}
