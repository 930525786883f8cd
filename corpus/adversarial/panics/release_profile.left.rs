// claim:  add --rust-profile release
// truth:  equivalent
// why:    without overflow checks the sum wraps

pub fn add(a: i32, b: i32) -> i32 {
    a + b
}
