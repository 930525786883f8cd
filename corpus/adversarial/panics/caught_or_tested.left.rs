// claim:  quotient
// truth:  equivalent
// today:  unknown
// why:    catching the panic and testing the divisor beforehand give the same

use std::panic::catch_unwind;

pub fn quotient(a: i32, b: i32) -> i32 {
    catch_unwind(|| a.wrapping_div(b)).unwrap_or(-1)
}
