pub fn f(a: i32) -> i32 { assert!(a >= 0); a }
