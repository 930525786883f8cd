pub fn f(a: &[i32]) -> Option<&i32> { a.last() }
