pub fn f(v: &[i32]) -> i32 { v[0] }
