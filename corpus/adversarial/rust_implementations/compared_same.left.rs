// claim:  eq
// truth:  equivalent
// why:    derived, and written by hand
#[derive(PartialEq)]
pub struct Point { pub x: i32, pub y: i32 }
