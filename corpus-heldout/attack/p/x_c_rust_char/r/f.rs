pub fn f(a: u8) -> i32 { a as i32 }
