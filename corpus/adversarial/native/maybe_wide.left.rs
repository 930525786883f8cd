// claim:  checked
// truth:  different
// why:    the right side wraps where the left side says that there is no answer
pub fn checked(a: i16, b: i16) -> Option<i16> {
    a.checked_mul(b)
}
