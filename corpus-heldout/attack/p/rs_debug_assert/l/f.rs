pub fn f(a: i32) -> i32 { debug_assert!(a > 0); a }
