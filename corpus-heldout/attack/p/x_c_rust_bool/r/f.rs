pub fn f(a: i32) -> bool { a & 1 != 0 }
