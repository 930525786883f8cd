// claim:  quotient
// truth:  different
// today:  unknown
// why:    one side catches the panic of a division by zero

use std::panic::catch_unwind;

pub fn quotient(a: i32, b: i32) -> i32 {
    catch_unwind(|| a.wrapping_div(b)).unwrap_or(-1)
}
