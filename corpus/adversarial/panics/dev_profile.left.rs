// claim:  add
// truth:  different
// why:    with overflow checks the sum panics

pub fn add(a: i32, b: i32) -> i32 {
    a + b
}
