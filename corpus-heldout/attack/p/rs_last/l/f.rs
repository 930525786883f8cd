pub fn f(a: &[i32]) -> Option<&i32> { a.iter().rev().next() }
