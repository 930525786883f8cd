pub fn f(a: &[i32]) -> i32 { a.iter().fold(0i32, |s, x| s.saturating_add(*x)) }
