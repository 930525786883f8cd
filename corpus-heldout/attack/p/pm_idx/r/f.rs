pub fn f(a: &[i32]) -> i32 { *a.get(0).unwrap() }
