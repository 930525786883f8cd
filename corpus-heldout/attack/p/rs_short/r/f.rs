pub fn f(a: &[i32], i: usize) -> bool { (i < a.len()) & (a[i] > 0) }
