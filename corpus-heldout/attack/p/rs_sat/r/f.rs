pub fn f(a: i32, b: i32) -> i32 { (a as i64 - b as i64).clamp(-2147483647, 2147483647) as i32 }
