// claim:  half
// truth:  different
// why:    one side asserts in debug builds

pub fn half(n: u32) -> u32 {
    debug_assert!(n % 2 == 0, "odd");
    n / 2
}
