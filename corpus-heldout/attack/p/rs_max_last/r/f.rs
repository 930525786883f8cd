pub fn f(a: &[(i32, i32)]) -> Option<&(i32, i32)> { a.iter().rev().max_by_key(|x| x.0) }
